import { describe, expect, test } from 'vitest';
import { findChanges } from '../../../../src/retain/change/find-changes.ts';
import { told } from './told.ts';

describe('what is said to have changed takes the place of what was so', () => {
  test.each([
    ['办公室在巴黎。', '办公室搬到了罗马。'],
    ['我们的办公室在巴黎。', '办公室上周搬到了罗马。'],
    ['爱丽丝住在巴黎。', '爱丽丝搬到了罗马。'],
    ['王芳: 我住在北京。', '王芳: 我搬到上海了。'],
    ['爱丽丝住在巴黎。', '爱丽丝现在住在罗马。'],
    ['オフィスはパリにあります。', 'オフィスはローマに移転しました。'],
    ['アリスはパリに住んでいます。', 'アリスはローマに引っ越した。'],
    ['アリスはパリに住んでいます。', 'アリスは先月パリからローマに引っ越しました。'],
    ['アリスは東京に住んでいる。', 'アリスは今は大阪に住んでいる。'],
  ])('in Chinese and Japanese: %s ← %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([{ winnerId: later, loserId: earlier }]);
  });

  test.each([
    ['Das Büro ist in Rom.', 'Das Büro ist wieder in Paris.'],
    ['Das Büro ist in Rom.', 'Das Büro ist zurück nach Paris gezogen.'],
    ['Anna: Meine Nummer ist 555-1.', 'Anna: Meine neue Nummer ist 555-2.'],
    ['Der Preis ist 10.', 'Der Preis stieg auf 15.'],
    ['Der Preis ist 10 Euro.', 'Der Preis ist jetzt 15 Euro.'],
    ['Das Büro ist in Paris.', 'Übrigens, das Büro ist nach Rom gezogen.'],
    ['Le bureau est à Lyon.', 'Le bureau est de retour à Paris.'],
    ['Marie: Mon numéro est le 555-1.', 'Marie: Mon nouveau numéro est le 555-2.'],
    ['Le prix est de 10.', 'Le prix a augmenté à 15.'],
    ['Le bureau est à Paris.', 'Au fait, le bureau a déménagé à Lyon.'],
    ['La oficina está en Sevilla.', 'La oficina está de vuelta en Madrid.'],
    ['Ana: Mi número es el 555-1.', 'Ana: Mi nuevo número es el 555-2.'],
    ['El precio es 10.', 'El precio subió a 15.'],
    ['La oficina está en Madrid.', 'Por cierto, la oficina se mudó a Sevilla.'],
    ['Die Firma ist in Köln.', 'Die Firma ist jetzt in Bonn.'],
    ['Lena wohnt in Kiel.', 'Lena zog wieder nach Ulm.'],
    ['Lena wohnt in Kiel.', 'Lena ist letzte Woche nach Ulm gezogen.'],
    ['Paul habite à Paris.', "Paul a déménagé à Lille l'an dernier."],
    ['Luis vive en Bilbao.', 'Luis se ha mudado a Cádiz por trabajo.'],
  ])('in German, French and Spanish: %s ← %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([{ winnerId: later, loserId: earlier }]);
  });

  test.each([
    ['Alice lives in Paris.', 'Alice is now living in Rome.'],
    ['Alice moved to Rome.', 'Alice is back in Paris.'],
    ['Alice is in Rome.', 'Alice is back in Paris.'],
    ['Alice lives in Rome.', 'Alice moved back to Paris.'],
    ['Alice lives in Rome.', 'Alice has moved back to Paris for good.'],
    ['Alice lives in Rome.', 'Alice is back living in Paris.'],
    ['Alice lives in Paris.', 'Alice moved to Rome from Paris.'],
    ['Alice lives in Paris.', 'Alice moved to Rome for work.'],
    ['Alice lives in Paris.', 'Alice relocated to Kleinkirchheim.'],
    ['Alice lives in Paris.', 'Alice moved to Kleinkirchheim, Austria.'],
    ['The office is in Paris.', 'The office is now in Rome because rents rose.'],
    ['Our office is in Paris.', 'We moved our office to Rome.'],
    ['The office is in Paris.', 'We moved our office to Rome.'],
    ['The office is in Paris.', 'We have just moved the office from Paris to Rome.'],
    ['Bob: Our office is in Paris.', 'Alice: We moved our office to Rome last week.'],
    ["Acme's headquarters is in Paris.", 'Acme relocated its headquarters from Paris to Rome.'],
    ['The headquarters of Acme is in Paris.', 'Acme relocated its headquarters from Paris to Rome.'],
    ["Acme's headquarters are in Paris.", 'Acme moved its headquarters to Rome in March.'],
    ['The meeting is on Monday.', 'We moved the meeting to Friday.'],
    ['The meeting is on Monday.', 'Bob moved the meeting from Monday to Friday.'],
    ['The launch is on 5 May.', 'They postponed the launch to 9 May.'],
    ['Alice: My phone number is 555-1.', 'Alice: My new phone number is 555-2.'],
    ['Alice: My phone number is 555-1.', 'Alice: My phone number is now 555-2.'],
    ['Alice: My phone number is +49 30 1234.', 'Alice: My new phone number is +49 30 9876, please save it.'],
    ['Alice: My email is a@acme.com.', 'Alice: My new email is alice@beta.org.'],
    ['The password is hunter2.', 'The new password is hunter3.'],
    ['The price is 10 euros.', 'The new price is 15 euros.'],
    ['The deadline is Monday.', 'The new deadline is Friday.'],
    ['The light is red.', 'The light is green now.'],
    ['The light is red.', 'The light turned green.'],
    ['The light is red.', 'The light is now green.'],
    ['The shop is open.', 'The shop is closed now.'],
    ['The server is down.', 'The server is back up now.'],
    ['Alice is single.', 'Alice is now married.'],
    ['The door is locked.', 'The door is unlocked now.'],
    ['The price is 10.', 'The price rose to 15.'],
    ['The price is 10.', 'The price rose from 10 to 15.'],
    ['The price is $10.', 'The price has gone up to $15 since last week.'],
    ['The price is 10.', 'The price fell to 5.'],
    ['The rent is 900 euros.', 'The rent went up to 950 euros.'],
    ['The price is 10.', 'Acme raised the price to 15.'],
    ['The price of the book is 10.', 'The price of the book rose to 15.'],
    ['The team has 5 members.', 'The team now has 7 members.'],
    ['The team has five members.', 'The team has 7 members now.'],
    ['Our team has 5 members.', 'Our team grew to 7 members.'],
    ['Acme has 200 employees.', 'Acme now has 250 employees.'],
    ['Alice has 2 children.', 'Alice now has 3 children.'],
    ['Bob is the CTO of Acme.', 'Carol is the new CTO of Acme.'],
    ['Bob is the CTO of Acme.', 'The new CTO of Acme is Carol.'],
    ["Bob is Acme's CTO.", 'Carol is the new CTO of Acme.'],
    ['Bob is the CTO at Acme.', 'Carol became the CTO of Acme.'],
    ['Bob is the CTO of Acme.', 'Carol replaced Bob as CTO of Acme.'],
    ['Bob is the mayor of Rome.', 'Carol was elected mayor of Rome.'],
    ['Bob is the head of marketing at Acme.', 'Carol took over as head of marketing at Acme in May.'],
    ['The CEO of Acme is Bob.', 'Carol is now the CEO of Acme.'],
    ["Acme's CEO is Bob.", "Acme's new CEO is Carol."],
    ['The office is in Paris.', 'By the way, the office moved to Rome last week, which is great.'],
    ['The office is in Paris.', 'Good news: the office moved to Rome.'],
    ['The office is in Paris.', 'Alice: Good news: the office moved to Rome!'],
    ['The office is in Paris.', 'Good news, everyone! The office moved to Rome. We start on Monday.'],
    ['The office is in Paris.', 'FYI, the office is now in Rome.'],
    ['The office is in Paris.', 'Last week the office moved to Rome.'],
    ['The office is in Paris.', 'Update: as of Monday, the office is now in Rome.'],
    ['The office is in Paris.', "I'm happy to say that the office moved to Rome."],
    ['The office is in Paris.', 'The office moved to Rome. The rooms are bright.'],
    ['Alice lives in Paris.', 'Alice moved to Rome. She loves it there.'],
    ['Alice lives in Paris.', 'Bob: Where did you move? Alice: I moved to Rome.'],
    ['Alice works at Google.', 'Alice now works at Apple. She likes it.'],
    ['Bob lives in Berlin.', 'Bob just moved to Madrid, finally!'],
    ['Bob lives in Berlin.', 'Unfortunately, Bob moved to Madrid.'],
    ['Sara: I live in Lyon.', 'Sara: Hey, guess what, I moved to Geneva!'],
    ['Sara: I live in Lyon.', 'Sara: Hi Tom! I moved to Geneva last month. My flat is tiny.'],
    ['The warehouse is in Hamburg.', 'Acme moved the warehouse to Bremen.'],
    ['The warehouse is in Hamburg.', 'They have relocated the warehouse to Bremen.'],
    ['Acme is based in Boston.', 'Acme is now based in Austin.'],
    ['Acme is based in Boston.', 'Acme relocated to Austin.'],
    ['Acme is headquartered in Boston.', 'Acme moved to Austin, Texas.'],
    ['The standup is at 9:30.', 'We moved the standup to 10:00.'],
    ['The standup is at 9:30.', 'The standup is at 10:00 now.'],
    ['The door code is 4711.', 'The new door code is 8822.'],
    ['The door code is 4711.', 'The door code changed to 8822.'],
    ['The wifi password is tulip-99.', 'The wifi password was changed to rose-17.'],
    ['The temperature is 20 degrees.', 'The temperature dropped to 12 degrees.'],
    ['The temperature is 20 degrees.', 'The temperature has fallen from 20 degrees to 12 degrees.'],
    ['The budget is $5 million.', 'The budget was cut to $3 million.'],
    ['The budget is $5 million.', 'The budget shrank to $3 million.'],
    ['The village has 900 inhabitants.', 'The village now has 850 inhabitants.'],
    ['The school has twelve teachers.', 'The school has nine teachers now.'],
    ['The printer is offline.', 'The printer is online now.'],
    ['The traffic light is yellow.', 'The traffic light turned red.'],
    ['The museum is closed.', 'The museum is now open.'],
    ['Tom is divorced.', 'Tom is married now.'],
    ['Kim is the president of the club.', 'Lee is the new president of the club.'],
    ['Anna Berg is the director of Nordlab.', "Nordlab's new director is Ben Falk."],
    ['Anna Berg is the director of Nordlab.', 'Ben Falk succeeded Anna Berg as director of Nordlab.'],
    [
      'Anna Berg is the director of Nordlab.',
      'Good news: Ben Falk is the new director of Nordlab since May.',
    ],
    ['The captain is Kim.', 'The captain is now Lee.'],
    ['The version is 3.1.', 'The version is now 3.2.'],
    ['My son lives in Kiel.', 'My son moved back to Bonn.'],
    ['Ben lives in Oslo.', 'Ben moved to Austin with his wife.'],
    ['Ben lives in Oslo.', 'In March Ben moved to Turin.'],
  ])('behind words that lead to it, and before other sentences: %s ← %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([{ winnerId: later, loserId: earlier }]);
  });
});

describe('what is said again as it was before a change ends that change', () => {
  test.each([
    ['Kim lives in Bern.', 'Kim moved to Basel.', 'Kim resides in Bern.'],
    ['The office is in Paris.', 'The office moved to Rome.', 'Our office is located in Paris.'],
    ['The light is on.', 'The light is now off.', 'Our light is on.'],
    ['Kim works at Roche.', 'Kim no longer works at Roche.', 'Kim works for Roche.'],
  ])('%s %s %s', (first, change, again) => {
    expect(findChanges(told(first, change, again))).toEqual([
      { winnerId: change, loserId: first },
      { winnerId: again, loserId: change },
    ]);
  });

  test.each([
    // Who is where he lived may be there for an hour.
    ['Kim lives in Bern.', 'Kim moved to Basel.', 'Kim is in Bern.'],
    ['Kim is in Bern.', 'Kim moved to Basel.', 'Kim: I am in Bern.'],
    // It says more, or of something that the change had not ended.
    ['Kim lives in Bern.', 'Kim moved to Basel.', 'Kim lives in Bern on weekends.'],
    ['Kim lives in Bern.', 'Kim moved to Basel.', 'Kim lives in Chur.'],
    ['Kim uses Vim.', 'Kim no longer uses Vim.', 'Kim uses Emacs.'],
  ])('but not: %s %s %s', (first, change, again) => {
    expect(findChanges(told(first, change, again))).toEqual([{ winnerId: change, loserId: first }]);
  });

  test('nor at one moment, where the later words may be the older', () => {
    const facts = told('Kim lives in Bern.', 'Kim moved to Basel.', 'Kim resides in Bern.');
    const atOnce = facts.map((fact) => ({ ...fact, mentionedAt: 0 }));
    expect(findChanges(atOnce)).toEqual([{ winnerId: 'Kim moved to Basel.', loserId: 'Kim lives in Bern.' }]);
  });
});
