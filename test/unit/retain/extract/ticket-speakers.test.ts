import { expect, test } from 'vitest';
import { authorInContext } from '../../../../src/retain/extract/author-in-context.ts';
import { speakerOf } from './speaker-of.ts';

const LEAK = 'The pump leaks since Sunday, and we mop the floor twice a day.';

test.each([
  ['a field of the title', `Ticket 31 | Reporter: Asta Berge | Priority: low\n\n${LEAK}`],
  ['brackets in the title', `Ticket #31 (Asta Berge)\n\n${LEAK}`],
  ['"of" and a date', `Ticket of Asta Berge, 2 June 2025\n\n${LEAK}`],
  ['"by"', `Repair request by Asta Berge\n\n${LEAK}`],
  ['a field with a date', `Ticket: 44\nOpened: 2 June 2025 by Asta Berge\n\n${LEAK}`],
  ['a sentence', `Reported on Monday by Asta Berge of Fjell Dairy.\n\n${LEAK}`],
  ['a line above the words', `Created by Asta Berge, 4 June 2025\n${LEAK}`],
  ['a title and a field at once above the words', `Ticket 12\nRequester: Asta Berge\n${LEAK}`],
  ['whose account it is', `Account holder: Asta Berge\n\n${LEAK}`],
  ['a request and its words in one line', `Complaint from Asta Berge, Fjell Dairy: ${LEAK}`],
  ['what the customer is called', `Customer Asta Berge: ${LEAK}`],
  ['the field that holds the words', `Description (Asta Berge):\n${LEAK}`],
  ['"writes"', `Asta Berge writes:\n\n${LEAK}`],
  ['an introduction that ends its sentence', `Subject: leak\n\nMy name is Asta Berge. ${LEAK}`],
  ['"here"', `Asta Berge here, from Fjell Dairy. ${LEAK}`],
])('who sends a ticket is told by %s', (_, content) => {
  expect(speakerOf(content, 'The pump')).toBe('Asta Berge');
});

test.each([
  'Ticket opened by Asta Berge',
  'Support ticket, customer Asta Berge',
  "Asta Berge's ticket",
  'Complaint of Asta Berge',
  'Notes taken by Asta Berge after a call',
])('whose words they are is told by the context "%s"', (context) => {
  expect(authorInContext(context)).toBe('Asta Berge');
});

test('a record about somebody is not his own', () => {
  const record = 'Guest: Asta Berge\nRoom: 12\n\nShe arrives late and asked for a quiet room.';
  expect(speakerOf(record, 'She arrives')).toBeNull();
});

test.each([
  ['a day and a name', '4 June, Ravi: '],
  ['a name and a day in brackets', 'Ravi (4 June): '],
  ['both in brackets', '[Ravi, 4 June] '],
  ['what it is and who', 'Reply (Ravi): '],
  ['what it is, when and who', 'Update, 4 June, Ravi: '],
  ['who and where he works', 'Ravi from support: '],
  ['his office and his name', 'Second level (Ravi): '],
  ['what he does', 'Ravi added: '],
  ['a day, a name and what he does', 'On 4 June, Ravi wrote: '],
  ['a comment with his name behind it', '> Comment (Ravi): '],
])('who goes on in a ticket is told by %s', (_, opening) => {
  const content = `Ticket 31\nCustomer: Asta Berge\n\n${LEAK}\n\n${opening}The seal is worn. I bring a new one.`;
  expect(speakerOf(content, 'The seal')).toBe('Ravi');
  expect(speakerOf(content, 'The pump')).toBe('Asta Berge');
});

test('a service that writes keeps its whole name', () => {
  const content =
    '[10:31] Customer service: The seal is worn.\n[10:32] Asta: When do you come?\n[10:33] Customer service: We come on Friday.';
  expect(speakerOf(content, 'The seal')).toBe('Customer service');
});

test('a note of the staff is theirs', () => {
  const content = `Ticket 31\nCustomer: Asta Berge\nAgent: Ravi Menon\n\n${LEAK}\n\nInternal note: The seal is worn.`;
  expect(speakerOf(content, 'The seal')).toBe('Ravi Menon');
});

test.each([
  ['days of a plan', 'Tue, 3 June: The parcels arrive.\nWed, 4 June: We sort them.', 'The parcels'],
  ['what a thing has', 'Voice: It reads every page aloud.\nSearch: It finds a word in a second.', 'It finds'],
  [
    'wares of one house',
    'Loop One: The strap is longer.\nLoop Max: The strap broke, so we sewed it.',
    'The strap broke',
  ],
  ['notes of a product', 'Product notes: Loop 2\nContact: Asta Berge\n\nWe sewed the strap.', 'We sewed'],
  ['a place and a day', 'Update, 3 June, Bergen: The ferry is late.', 'The ferry'],
])('%s say nothing themselves', (_, content, words) => {
  expect(speakerOf(content, words)).toBeNull();
});

test('labels within talk are part of what is said', () => {
  const content =
    'Ticket 31\nCustomer: Asta Berge\n\nIt stops at noon.\nExpected: the pump runs on.\nActual: it stops with error 9.';
  expect(speakerOf(content, 'the pump')).toBe('Asta Berge');
  expect(speakerOf(content, 'it stops with')).toBe('Asta Berge');
});

test.each([
  [
    'a title and any fields',
    `Loop 88 stands still\nType: fault\nReporter: Asta Berge\nGroup: pumps\n\n${LEAK}`,
  ],
  ['a form under its title', `Contact form\n\nName: Asta Berge\nTopic: pump\nYour message:\n${LEAK}`],
  [
    'fields in one line',
    `[PUMPS-31] Leak\nType: Bug    Priority: High\nReporter: Asta Berge\n\nDescription\n${LEAK}`,
  ],
  ['columns', `REQUESTED BY   Asta Berge\nDATE           3 June 2025\n\nFAULT\n${LEAK}`],
  ['a part of the title', `Ticket ID 31 | 2 June 2025 | Asta Berge | pump\n\n${LEAK}`],
  ['a name below the title', `Ticket #31 (urgent)\nAsta Berge, Fjell Dairy, Bergen\n\n${LEAK}`],
  ['an address', `Asta Berge <asta@fjell.example>\nto support\n\n${LEAK}`],
  ['who opened it in its title', `Issue #31 opened by Asta Berge\n\n${LEAK}`],
  [
    'a line about what became of it',
    `Case #31: leak\nCreated by Asta Berge on 2 June\nLast update by Ravi on 3 June\n\n${LEAK}`,
  ],
  ['a field in German', `Störung 31\nGemeldet von: Asta Berge\nBearbeiter: Ravi Menon\n\n${LEAK}`],
  ['a guest below a complaint', `Complaint\nGuest: Asta Berge, room 2\n\n${LEAK}`],
  ['where she writes from', `Good morning, Asta Berge from Fjell Dairy here. ${LEAK}`],
])('the sender of a ticket is told by %s, too', (_, content) => {
  expect(speakerOf(content, 'The pump')).toBe('Asta Berge');
});

test.each([
  ['a name, a day and a time', 'Ravi Menon, Tuesday 9:12'],
  ['what it is and a dash', 'Public reply — Ravi Menon'],
  ['its number, a name and a time', 'Comment 2  Ravi Menon [:rmen]  2025-06-03 09:12 CEST'],
  ['a time, a name and what it is', '2025-06-03 09:12:44 - Ravi Menon (Work notes)'],
  ['its number and who added it', '#2 Updated by Ravi Menon'],
  ['what he did and how long ago', '**Ravi Menon** (Maintainer) commented 2 days ago'],
  ['a day, a bar and a name', '3 June 2025 | Ravi Menon'],
  ['a rule, a day and brackets', '-- Reply of 3 June (agent: Ravi Menon)'],
  ['a kind of call and its agent', 'Article 2: phone call. Agent: Ravi Menon'],
  ['his answer', "Ravi Menon's answer:"],
  ['what he does', 'Ravi Menon replies:'],
  ['his firm above a time', 'Ravi Menon (Fjell Helpdesk)\n3 June 2025 at 10:02\n'],
])('an entry below is headed by %s', (_, heading) => {
  const content = `Ticket 31\nCustomer: Asta Berge\n\n${LEAK}\n\n${heading}\nThe seal is worn. I bring a new one.`;
  expect(speakerOf(content, 'The seal')).toBe('Ravi Menon');
  expect(speakerOf(content, 'The pump')).toBe('Asta Berge');
});

test.each([
  ['Diagnosis by Ravi: '],
  ['Note by night manager Ravi: '],
  ['Mechanic (Ravi): '],
  ['Caretaker Ravi: '],
  ['Nota interna de Ravi: '],
  ['Kommentar Ravi, 3. Juni: '],
])('who goes on in a ticket is told by "%s"', (opening) => {
  const content = `Ticket 31\nCustomer: Asta Berge\n\n${LEAK}\n\n${opening}The seal is worn. I bring a new one.`;
  expect(speakerOf(content, 'The seal')).toBe('Ravi');
  expect(speakerOf(content, 'The pump')).toBe('Asta Berge');
});

test('the words of a field’s key are those of its person', () => {
  const content =
    'Chat transcript\nVisitor: Asta Berge\nAgent: Ravi\n\n(10:02) Visitor: The pump leaks.\n(10:03) Ravi: The seal is worn.\n(10:04) Visitor: Again.';
  expect(speakerOf(content, 'The pump')).toBe('Asta Berge');
  expect(speakerOf(content, 'The seal')).toBe('Ravi');
});

test('whoever greets the sender answers him', () => {
  const content = `Ticket 31\nCustomer: Asta Berge\nAgent: Ravi Menon\n\n${LEAK}\n\nHi Asta,\nthe seal is worn. I bring a new one.`;
  expect(speakerOf(content, 'the seal')).toBe('Ravi Menon');
  expect(speakerOf(content, 'The pump')).toBe('Asta Berge');
});

test('a mail that somebody forwards among other talk is its own writer’s', () => {
  const content =
    'Asta: I forward this, it is urgent.\n\n> From: Prof. Tomas Lind\n> Sent: Monday\n>\n> The hall is cold.\n\nAsta: Can you go?\nRavi: I went there.';
  expect(speakerOf(content, 'The hall')).toBe('Tomas Lind');
  expect(speakerOf(content, 'I went')).toBe('Ravi');
});

test('whoever records what the customer told speaks himself', () => {
  const head = 'Call log 31\nAgent: Ravi Menon\nCaller: Asta Berge\n\n';
  expect(speakerOf(`${head}Asta called at nine. The pump leaks. I sent a seal.`, 'The pump')).toBe(
    'Ravi Menon',
  );
  expect(speakerOf(`${head}Caller says it leaks. The pump is old.`, 'The pump')).toBeNull();
});

test.each([
  ['a name and a place', 'Asta Berge, Bergen'],
  ['a duration', 'Prep: 20 min'],
  ['a bill', 'Invoice 31\nFrom: Asta Berge Plumbing'],
  ['a title with notes', 'Notes — Asta Berge'],
])('%s heads no entry', (_, heading) => {
  expect(speakerOf(`${heading}\n\nThe pump is old. It leaks.`, 'The pump')).toBeNull();
});

test('the author of news and of wares does not say what they tell', () => {
  const news = 'By Asta Berge\n\nThe council closed the pump on Tuesday. It was built in 1931.';
  expect(speakerOf(news, 'The council')).toBeNull();
  expect(
    speakerOf(`Author: Asta Berge\nStatus: draft\n\nThe pump gets a seal. ${LEAK}`, 'The pump gets'),
  ).toBeNull();
});
