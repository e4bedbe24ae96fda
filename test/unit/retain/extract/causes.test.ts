import { expect, test } from 'vitest';
import { extractRules } from '../../../../src/retain/extract/rules.ts';
import { atOnce } from '../../../support/at-once.ts';

/** The causes in a text: what does what to which fact. */
function causesIn(content: string) {
  const reference = { at: Date.UTC(2023, 4, 8, 12), timezone: 'UTC' };
  const facts = atOnce(extractRules({ content, context: null, reference, timestamped: true }));
  return facts.flatMap(({ text, causes }) =>
    causes.map(({ fact, kind }) => [text, kind, facts[fact]?.text ?? '']),
  );
}

test.each([
  ['The outage was caused by a bad deploy.', 'a bad deploy'],
  ['The outage was caused by a bad deploy on Monday, said Bob.', 'a bad deploy on Monday'],
  ['The delay has been caused by heavy snow in the Alps.', 'heavy snow in the Alps'],
  ['A bad deploy caused the outage.', 'A bad deploy'],
  ["Thanks to Bob's quick work we won the match.", "Bob's quick work"],
  ["Thanks to Bob's quick work, we won the match.", "Bob's quick work"],
  ["We won the match thanks to Bob's quick work.", "Bob's quick work"],
  ['As a result of the heavy flood the road closed.', 'the heavy flood'],
  ['The road closed as a result of the heavy flood.', 'the heavy flood'],
  [
    'The road was closed for weeks. As a result, the shop lost its customers.',
    'The road was closed for weeks.',
  ],
  ['We left Acme not because the pay was low but because the boss shouted.', 'the boss shouted'],
  ['We left Acme not because the pay was low, but because the boss shouted.', 'the boss shouted'],
  ["She didn't leave because the pay was low but because the boss shouted.", 'the boss shouted'],
  ["Elle n'est pas partie parce que le salaire était bas, mais parce que le chef criait.", 'le chef criait'],
  ['No se fue porque el sueldo era bajo, sino porque el jefe gritaba.', 'el jefe gritaba'],
  ["He didn't come because the train was late.", 'the train was late'],
  ["We couldn't deploy because the server was down.", 'the server was down'],
  ['Bob quit because the pay was not good.', 'the pay was not good'],
  ['Wegen des starken Schneefalls fiel der Zug nach Bonn aus.', 'des starken Schneefalls'],
  ['Der Zug nach Bonn fiel wegen des starken Schneefalls aus.', 'des starken Schneefalls'],
  ['Due to the long strike, the race was moved to Fairbanks.', 'the long strike'],
  ['The race was moved due to the long strike.', 'the long strike'],
  ['Owing to the heavy rain the match was cancelled.', 'the heavy rain'],
  ['The match was cancelled owing to the heavy rain.', 'the heavy rain'],
  ['The bad deploy resulted in an outage.', 'The bad deploy'],
  ['The outage resulted from a bad deploy.', 'a bad deploy'],
  ['The outage resulted from a bad deploy on Monday.', 'a bad deploy on Monday'],
  ['The deploy failed, which is why the site was down.', 'The deploy failed'],
  ['The deploy failed. Which is why the site was down.', 'The deploy failed.'],
  ['Bob sold the car, which is why Alice walks to work.', 'Bob sold the car'],
  ['Grâce au travail de Bob, nous avons gagné le match.', 'travail de Bob'],
  ['Nous avons gagné le match grâce au travail de Bob.', 'travail de Bob'],
  ['Debido a la fuerte lluvia, se canceló el partido.', 'la fuerte lluvia'],
  ['El partido se canceló debido a la fuerte lluvia.', 'la fuerte lluvia'],
  ['Bob stayed home because of the heavy rain.', 'the heavy rain'],
  ['Checkout failed because pay.example.com was down.', 'pay.example.com was down'],
  ['The deploy failed because config.yaml was missing.', 'config.yaml was missing'],
  ['We moved to v2.3 because v2.2 was slow, and Bob agreed.', 'v2.2 was slow'],
  ['Because 1,500 people came early, the doors opened at noon.', '1,500 people came early'],
  ['Bob left because Dr. A. Marsh closed the clinic.', 'Dr. A. Marsh closed the clinic'],
  ['The outage was caused by a wrong entry in hosts.txt on web-2.', 'a wrong entry in hosts.txt on web-2'],
  ['Prices rose because of e.g. the strike in Lyon.', 'e.g. the strike in Lyon'],
  ['The page broke because https://a.example.com/x?id=3 changed.', 'https://a.example.com/x?id=3 changed'],
  ['Der Server fiel aus, weil db.intern.de nicht erreichbar war.', 'db.intern.de nicht erreichbar war'],
  ["L'appel a échoué parce que api.exemple.fr était en panne.", 'api.exemple.fr était en panne'],
  ['La compra falló porque pago.ejemplo.es estaba caído.', 'pago.ejemplo.es estaba caído'],
  ['Orders stopped because buy.example.org was down; Bob wrote to all.', 'buy.example.org was down'],
  ['The shop closed because the owner left... and nobody knew.', 'the owner left'],
  ['Because the train was late, Bob missed the meeting.', 'the train was late'],
  ['Bob missed the meeting because the train was late, and Alice was angry.', 'the train was late'],
  ['The fire was due to a faulty cable.', 'a faulty cable'],
  ['The reason for the fire was a faulty cable.', 'a faulty cable'],
  ['The reason Bob left is that the pay was low.', 'the pay was low'],
  ['The fire stems from a faulty cable.', 'a faulty cable'],
  ['The fire was triggered by a faulty cable.', 'a faulty cable'],
  ['A faulty cable led to the fire.', 'A faulty cable'],
  ['The fire was the result of a faulty cable.', 'a faulty cable'],
  ['The faulty cable is the reason for the fire.', 'The faulty cable'],
  ['The faulty cable is the reason why the shop burned.', 'The faulty cable'],
  ["Bob broke his leg, so he can't play.", 'Bob broke his leg'],
  ["The leg is broken. So Bob can't play on Sunday.", 'The leg is broken.'],
  ["The leg is broken. Therefore Bob can't play on Sunday.", 'The leg is broken.'],
  ["The leg is broken. That's why Bob can't play on Sunday.", 'The leg is broken.'],
  ["Bob can't play on Sunday. That's because the leg is broken.", 'the leg is broken'],
  ["Bob can't play on Sunday. It was caused by a broken leg.", 'a broken leg'],
  ['The leg of Bob is broken. This was caused by a fall from a horse.', 'a fall from a horse'],
  ['The leg of Bob is broken. It resulted from a fall from a horse.', 'a fall from a horse'],
  ['The leg of Bob is broken. This is due to a fall from a horse.', 'a fall from a horse'],
  ['The leg of Bob is broken. The cause was a fall from a horse.', 'a fall from a horse'],
  ['Weil der Zug spät kam, verpasste Bob das Treffen.', 'der Zug spät kam'],
  ['Bob verpasste das Treffen, weil der Zug spät kam.', 'der Zug spät kam'],
  ['Der Zug kam spät. Deshalb verpasste Bob das Treffen.', 'Der Zug kam spät.'],
  ['Der Zug kam spät, weshalb Bob das Treffen verpasste.', 'Der Zug kam spät'],
  ['Der Zug kam spät, sodass Bob das Treffen verpasste.', 'Der Zug kam spät'],
  ['Da der Zug spät kam, verpasste Bob das Treffen.', 'der Zug spät kam'],
  ['Aufgrund des starken Regens wurde das Spiel abgesagt.', 'des starken Regens'],
  ['Dank Bobs schneller Hilfe haben wir gewonnen.', 'Bobs schneller Hilfe'],
  ['Der Ausfall wurde durch einen schlechten Deploy verursacht.', 'einen schlechten Deploy'],
  ['Parce que le train était en retard, Bob a raté la réunion.', 'le train était en retard'],
  ['Bob a raté la réunion parce que le train était en retard.', 'le train était en retard'],
  ['À cause de la forte pluie, le match a été annulé.', 'la forte pluie'],
  ['Le match a été annulé à cause de la forte pluie.', 'la forte pluie'],
  ['La panne a été causée par un mauvais déploiement.', 'un mauvais déploiement'],
  ['Le train était en retard, donc Bob a raté la réunion.', 'Le train était en retard'],
  ["Le train était en retard. C'est pourquoi Bob a raté la réunion.", 'Le train était en retard.'],
  ['Como el tren llegó tarde, Bob perdió la reunión.', 'el tren llegó tarde'],
  ['Bob perdió la reunión porque el tren llegó tarde.', 'el tren llegó tarde'],
  ['Porque el tren llegó tarde, Bob perdió la reunión.', 'el tren llegó tarde'],
  ['El tren llegó tarde, por eso Bob perdió la reunión.', 'El tren llegó tarde'],
  ['El tren llegó tarde. Por eso Bob perdió la reunión.', 'El tren llegó tarde.'],
  ['La caída fue causada por un mal despliegue.', 'un mal despliegue'],
])('%j has its cause in %j', (content, cause) => {
  expect(causesIn(content)).toEqual([[cause, 'CAUSES', content]]);
});

test.each([
  ['The flight was prevented by the thick fog.', 'the thick fog', 'PREVENTS'],
  ['The heavy rain prevented the flight.', 'The heavy rain', 'PREVENTS'],
  ['The journey was made possible by a generous gift.', 'a generous gift', 'ENABLES'],
  ['A generous gift enabled the journey.', 'A generous gift', 'ENABLES'],
])('%j: %j %s it', (content, cause, kind) => {
  expect(causesIn(content)).toEqual([[cause, kind, content]]);
});

test.each([
  'Thanks to Bob we won.',
  'As a result of the flood, the road closed.',
  'Not because it was slow but because it was expensive.',
  'We left Acme, but not because of the low pay.',
  'Wegen des Schnees fiel der Zug aus.',
  'Due to the strike a race was moved to Fairbanks.',
  'Grâce à Bob, nous avons gagné.',
  'Debido a la lluvia se canceló el partido.',
  'The meeting is due to start at nine in the morning.',
  'The train is due to arrive at noon in Rome.',
  'Thanks to all of you for coming tonight.',
  'Many thanks to Bob and his team for the help.',
  'Because of the rain, Bob stayed home.',
  'Because of the heavy rain Bob stayed home.',
  'Because the train was late Bob missed the meeting.',
  "Bob can't play on Sunday. This is because he broke his leg.",
  "Bob can't play on Sunday. The reason is that he broke his leg.",
  'En raison de la forte pluie le match a été annulé.',
  'Gracias a la rápida ayuda de Bob ganamos el partido.',
  'A causa de la lluvia, el partido se canceló.',
  'The fire was not caused by a faulty cable.',
  'The rain never led to a flood in Rome.',
  'We do not know whether the fire was caused by a faulty cable.',
  'Bob was led to the gate.',
  'I lost my phone, car keys and wallet in Rome.',
  'Vielen Dank für die schnelle Hilfe.',
  'Muchas gracias a todos por la rápida ayuda.',
  'Just because the pay was low we did not leave.',
  "She didn't leave because the pay was low.",
  'Bob did not quit Acme because the pay was low.',
  'She never left because the pay was low.',
  'As a result of the strike, nobody came.',
  'The train is due to arrive in the morning.',
  'Da kam der Zug aus Bonn, sagte Bob.',
  'Comme le dit souvent Bob, il faut attendre.',
])('takes nothing in %j for a cause', (content) => {
  expect(causesIn(content)).toEqual([]);
});

test('the reason alone belongs to what it answers', () => {
  expect(causesIn('Bob stayed home. Because the car broke down.')).toEqual([
    ['the car broke down', 'CAUSES', 'Bob stayed home. Because the car broke down.'],
  ]);
});

test('a sentence that tells of its own reason does not take the one before it for that', () => {
  const content = 'Alice baked a cake. As a result of the long strike, the road was closed.';
  expect(causesIn(content)).toEqual([['the long strike', 'CAUSES', content]]);
});

test('who says it is no part of the cause', () => {
  expect(causesIn('Bob said that the heavy storm caused the outage.')[0]?.[0]).toBe('the heavy storm');
});
