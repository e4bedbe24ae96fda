import { describe, expect, it } from 'vitest';
import { FAR_FUTURE } from '../../../../src/domain/instant.ts';
import { extractRules } from '../../../../src/retain/extract/rules.ts';
import { findDates } from '../../../../src/temporal/find-dates.ts';
import { atOnce } from '../../../support/at-once.ts';

/** Wednesday, 19 June 2024. */
const REFERENCE = { at: Date.parse('2024-06-19T10:00:00Z'), timezone: 'UTC' };

function occurrence(content: string): string {
  const [fact] = atOnce(extractRules({ content, context: null, reference: REFERENCE, timestamped: true }));
  const occurred = fact?.occurred ?? null;
  if (occurred === null) return 'undated';
  const shown = (at: number) => (at >= FAR_FUTURE ? '' : new Date(at).toISOString().slice(0, 16));
  return `${shown(occurred.start)}..${shown(occurred.end)} ${occurred.precision}`;
}

const TOLD = '2024-06-19T10:00..2024-06-19T10:01 MINUTE';
const TWO_WEEKS = '2024-06-05T10:00..2024-06-19T10:00 DAY';

describe('a stretch up to the telling is when it happened', () => {
  it.each([
    ['I have been learning Spanish for the past two weeks.', TWO_WEEKS],
    ['I have been learning Spanish for two weeks.', TWO_WEEKS],
    ['Over the last three days Dana slept badly.', '2024-06-16T10:00..2024-06-19T10:00 DAY'],
    ['In the last 6 months we hired ten people.', '2023-12-19T10:00..2024-06-19T10:00 MONTH'],
    ['In den letzten zwei Wochen habe ich Spanisch gelernt.', TWO_WEEKS],
    ['Seit zwei Wochen lerne ich Spanisch.', TWO_WEEKS],
    ['J’apprends l’espagnol depuis deux semaines.', TWO_WEEKS],
    ['Durante las últimas dos semanas he aprendido español.', TWO_WEEKS],
    ['Please send the invoice before Friday.', '2024-06-19T00:00..2024-06-21T00:00 DAY'],
  ])('%s', (told, expected) => expect(occurrence(told)).toBe(expected));

  it('unless a date stands beside it', () =>
    expect(occurrence('Over the past two weeks we met once, on 7 June.')).toBe(
      '2024-06-07T00:00..2024-06-08T00:00 DAY',
    ));

  it('and is no date of its own', () =>
    expect(findDates('It rained for the past two weeks.', REFERENCE)).toEqual([]));
});

describe('what names a time without a known date is undated', () => {
  it.each([
    'Bob worked at Acme until 2023.',
    'Bob lebte bis 2023 in Rom.',
    'Bob a vécu à Rome jusqu’en 2023.',
    'Bob vivió en Roma hasta 2023.',
    'I was in Rome until yesterday.',
    'Before 2020 he lived in Paris.',
    'A few weeks ago I met Bob.',
    'We met on 31 April.',
    'We met on 30 February 2024.',
    'Wir trafen uns am 31. April.',
    'Nos vimos el 30 de febrero de 2024.',
    'The city of Rome was founded in 753 BC.',
    'Julius Caesar was murdered on 15 March 44 BC.',
    'The war lasted from 264 to 146 BCE.',
    'The fifth century BC was a good one.',
    'Around 2000 BC they built the wall.',
    'Im 5. Jahrhundert v. Chr. lebte Perikles.',
    'Rome fut fondée en 753 av. J.-C.',
    'Roma fue fundada en 753 a. C.',
    'Roma fu fondata nel 753 a.C.',
    '公元前753年罗马建立。',
    'Dinosaurs died out 66 million years ago.',
    'Vor 66 Millionen Jahren starben die Dinosaurier aus.',
    'It was 100,000 years ago.',
  ])('%s', (told) => expect(occurrence(told)).toBe('undated'));
});

describe('what names no time, or one that is known, is as dated as before', () => {
  it.each([
    ['Alice likes tea.', TOLD],
    ['I ran for two hours.', TOLD],
    ['I drink tea after 5 pm.', TOLD],
    ['I left at 5 bc I was tired.', TOLD],
    ['Version 31.31.2024 is out.', TOLD],
    ['Use tyres 30/60/55.', TOLD],
    ['I moved to Vancouver, BC in 2019.', '2019-01-01T00:00..2020-01-01T00:00 YEAR'],
    ['Dana has worked at Acme since 2019.', '2019-01-01T00:00.. YEAR'],
    ['Seit 2019 arbeitet Dana bei Acme.', '2019-01-01T00:00.. YEAR'],
    ['The shop is open until Friday.', '2024-06-19T00:00..2024-06-22T00:00 DAY'],
    ['Until 2019 Bob lived in Rome, and since 2020 he lives in Oslo.', '2020-01-01T00:00.. YEAR'],
  ])('%s', (told, expected) => expect(occurrence(told)).toBe(expected));
});

describe('what is now is told of when it is told', () => {
  it.each([
    'The queue is now empty.',
    'Bob now works at Acme.',
    'By now the queue is empty.',
    'From now on Ana leads the team.',
    'Now and then I swim.',
    'Die Warteschlange ist jetzt leer.',
    'Ab jetzt leitet Ana das Team.',
    'Ahora vivimos en Roma.',
    'Maintenant, nous habitons à Rome.',
    'Agora moramos em Roma.',
  ])('%s', (told) => expect(occurrence(told)).toBe(TOLD));

  it.each([
    'Until now we lived in Rome.',
    'Bis jetzt wohnten wir in Rom.',
    'Hasta ahora vivíamos en Roma.',
    'Jusqu’à maintenant nous habitions à Rome.',
  ])('but not what ends then: %s', (told) => expect(occurrence(told)).toBe('undated'));

  it('unless a date stands beside it', () =>
    expect(occurrence('In 2019 we moved to Oslo and now we live in Rome.')).toBe(
      '2019-01-01T00:00..2020-01-01T00:00 YEAR',
    ));
});

describe('an end is no beginning', () => {
  it.each([
    'Until last month she worked at Acme.',
    'Ana lavorò da Acme fino al 2023.',
    'Tot 2023 woonde ze in Rome.',
    'Ze woonde tot mei 2023 in Rome.',
    'Prima del 2020 viveva a Parigi.',
    'Jusqu’au mois dernier, elle travaillait chez Acme.',
    'Jusqu’en juin, elle travaillait chez Acme.',
    'Sie lebte bis Ende 2023 in Rom.',
  ])('%s', (told) => expect(occurrence(told)).toBe('undated'));

  const Y2030 = '2030-01-01T00:00..2031-01-01T00:00 YEAR';
  const TO_2030 = '2024-06-19T00:00..2031-01-01T00:00 YEAR';
  it.each([
    ['By 2030 we will have ten offices.', Y2030],
    ['D’ici 2030, nous aurons dix bureaux.', Y2030],
    ['D’ici à 2030, nous aurons dix bureaux.', Y2030],
    ['Para 2030 tendremos diez oficinas.', Y2030],
    ['Tegen 2030 hebben we tien kantoren.', Y2030],
    ['Entro il 2030 avremo dieci uffici.', Y2030],
    ['Bis 2030 mieten wir die Halle.', TO_2030],
    ['Tot 2030 huren we de hal.', TO_2030],
    ['Fino al 2030 affittiamo la sala.', TO_2030],
    ['Para 2000 personas no hay sitio.', TOLD],
    ['Tot 2000 mensen kwamen.', TOLD],
  ])('and one to come begins today or is the date: %s', (told, expected) =>
    expect(occurrence(told)).toBe(expected),
  );
});

describe('what is moved happens on its new day', () => {
  const day = (date: string, end: string) => `${date}T00:00..${end}T00:00 DAY`;
  const OCTOBER_26 = day('2024-10-26', '2024-10-27');
  const THURSDAY = day('2024-06-20', '2024-06-21');
  it.each([
    ['The launch was moved from 12 to 26 October.', OCTOBER_26],
    ['The meeting was postponed from Monday to Thursday.', THURSDAY],
    ['They pushed the exam from 3 March to 26 October.', OCTOBER_26],
    ['Die Sitzung wurde vom 12. auf den 26. Oktober verschoben.', OCTOBER_26],
    ['Die Sitzung wurde von Montag auf Donnerstag verlegt.', THURSDAY],
    ['La réunion a été reportée du 12 au 26 octobre.', OCTOBER_26],
    ['La reunión se aplazó del 12 al 26 de octubre.', OCTOBER_26],
    ['La reunión se aplazó del lunes al jueves.', THURSDAY],
    ['The exam was moved from this Friday to 26 October.', OCTOBER_26],
    // What lasts is not moved.
    ['The fair runs from 12 to 26 October.', day('2024-10-12', '2024-10-27')],
    ['We drove from Monday to Thursday.', day('2024-06-17', '2024-06-21')],
    ['She moved from Berlin to Rome on 3 May.', day('2024-05-03', '2024-05-04')],
    ['Die Messe war vom 12. bis 26. Oktober.', day('2023-10-12', '2023-10-27')],
  ])('%s', (told, expected) => expect(occurrence(told)).toBe(expected));
});

describe('a past tense tells of a day that is over', () => {
  const FRIDAY = '2024-06-14T00:00..2024-06-15T00:00 DAY';
  const MONDAY = '2024-06-17T00:00..2024-06-18T00:00 DAY';
  it.each([
    ['Ana had finished by Friday.', FRIDAY],
    ['By Friday we had finished.', FRIDAY],
    ['By Friday all the tests were green.', FRIDAY],
    ['Please finish by Friday.', '2024-06-21T00:00..2024-06-22T00:00 DAY'],
    ['By Friday we will know who was there.', '2024-06-21T00:00..2024-06-22T00:00 DAY'],
    ['Elle partit lundi.', MONDAY],
    ['Ils arrivèrent lundi.', MONDAY],
    ['Elle travaillait lundi.', MONDAY],
    ['Nous nous étions vus le lundi.', MONDAY],
    ['Elle part lundi.', '2024-06-24T00:00..2024-06-25T00:00 DAY'],
    ['Elle finira lundi.', '2024-06-24T00:00..2024-06-25T00:00 DAY'],
    ['Wir sprachen am Montag.', MONDAY],
    ['Am Montag besprachen wir alles.', MONDAY],
    ['Er stand am Montag im Stau.', MONDAY],
    ['Am Montag unterschrieben wir den Vertrag.', MONDAY],
    ['Wir bekommen am Montag den Vertrag vom Verlag.', '2024-06-24T00:00..2024-06-25T00:00 DAY'],
    ['Er lernte am Montag Spanisch.', MONDAY],
    ['Er möchte am Montag kommen.', '2024-06-24T00:00..2024-06-25T00:00 DAY'],
    ['Ich warte am Montag auf dich.', '2024-06-24T00:00..2024-06-25T00:00 DAY'],
  ])('%s', (told, expected) => expect(occurrence(told)).toBe(expected));
});

describe('a German day in figures', () => {
  const day = (date: string, end: string) => `${date}T00:00..${end} DAY`;
  it.each([
    ['Wir trafen uns am 4.5. in Rom.', day('2024-05-04', '2024-05-05T00:00')],
    ['Am 4. 5. kam Ana.', day('2024-05-04', '2024-05-05T00:00')],
    ['Wir sahen uns den 4.5. wieder.', day('2024-05-04', '2024-05-05T00:00')],
    ['Ich sah Tom am Freitag, den 3.5., in Ulm.', day('2024-05-03', '2024-05-04T00:00')],
    ['Seit dem 4.5. läuft es.', day('2024-05-04', '')],
    ['Wir waren vom 4.5. bis 6.5. in Rom.', day('2024-05-04', '2024-05-07T00:00')],
    ['Wir nutzen ab 4.5 die neue Version.', TOLD],
    ['Der Preis stieg auf 4.5.', TOLD],
    ['Wir haben die Version 4.5. noch nicht.', TOLD],
    ['Seit 4.5 Monaten kostet es mehr.', TOLD],
  ])('%s', (told, expected) => expect(occurrence(told)).toBe(expected));
});
