import type { StatementRow, WindowRow } from './rows.ts';

/** Read at Wednesday 2025-06-18 10:00 UTC, like the English rows. */
export const RUSSIAN: readonly WindowRow[] = [
  ['Что мы обсуждали вчера?', '2025-06-17..2025-06-18', 'DAY'],
  ['позавчера', '2025-06-16..2025-06-17', 'DAY'],
  ['Кто приходил на прошлой неделе?', '2025-06-09..2025-06-16', 'DAY'],
  ['Что я делал на этой неделе?', '2025-06-16..2025-06-23', 'DAY'],
  ['две недели назад', '2025-06-02..2025-06-09', 'DAY'],
  ['Куда мы ездили в прошлом месяце?', '2025-05-01..2025-06-01', 'MONTH'],
  ['1 год 2 месяца назад', '2024-04-01..2024-05-01', 'MONTH'],
  ['три месяца назад', '2025-03-01..2025-04-01', 'MONTH'],
  ['Где она работала в прошлом году?', '2024-01-01..2025-01-01', 'YEAR'],
  ['Где она работала в 2019 году?', '2019-01-01..2020-01-01', 'YEAR'],
  ['с 2015 по 2017 год', '2015-01-01..2018-01-01', 'YEAR'],
  ['Что было в марте 2023 года?', '2023-03-01..2023-04-01', 'MONTH'],
  ['Что было в ноябре?', '2024-11-01..2024-12-01', 'MONTH'],
  ['в мае прошлого года', '2024-05-01..2024-06-01', 'MONTH'],
  ['7 мая 2023 года', '2023-05-07..2023-05-08', 'DAY'],
  ['с 5 по 10 мая', '2025-05-05..2025-05-11', 'DAY'],
  // Friday is still to come this week: the latest one was the 13th.
  ['Что случилось в пятницу?', '2025-06-13..2025-06-14', 'DAY'],
  ['Что будет в пятницу?', '2025-06-20..2025-06-21', 'DAY'],
  ['в прошлый понедельник', '2025-06-16..2025-06-17', 'DAY'],
  ['в следующий понедельник', '2025-06-23..2025-06-24', 'DAY'],
  ['Что она говорила два часа назад?', '2025-06-18T08:00..2025-06-18T09:00', 'HOUR'],
  ['Что нового за последние две недели?', '2025-06-04T10:00..2025-06-18T10:00', 'DAY'],
  ['Где мы жили до 2019 года?', '..2019-01-01', 'YEAR'],
  ['Что изменилось с марта?', '2025-03-01..', 'MONTH'],
  ['Кто звонил 15.03.2023 в 14:30?', '2023-03-15T14:30..2023-03-15T14:31', 'MINUTE'],
];

export const UKRAINIAN: readonly WindowRow[] = [
  ['вчора', '2025-06-17..2025-06-18', 'DAY'],
  ['Що ми обговорювали позавчора?', '2025-06-16..2025-06-17', 'DAY'],
  ['Хто приходив минулого тижня?', '2025-06-09..2025-06-16', 'DAY'],
  ['Що я робив цього тижня?', '2025-06-16..2025-06-23', 'DAY'],
  ['два тижні тому', '2025-06-02..2025-06-09', 'DAY'],
  ['Куди ми їздили минулого місяця?', '2025-05-01..2025-06-01', 'MONTH'],
  ['Де вона працювала минулого року?', '2024-01-01..2025-01-01', 'YEAR'],
  ['Де вона працювала у 2019 році?', '2019-01-01..2020-01-01', 'YEAR'],
  ['Що сталося у березні 2023 року?', '2023-03-01..2023-04-01', 'MONTH'],
  ['7 травня 2023 року', '2023-05-07..2023-05-08', 'DAY'],
  ['Що сталося у п’ятницю?', '2025-06-13..2025-06-14', 'DAY'],
  ['п’ять років тому', '2020-01-01..2021-01-01', 'YEAR'],
];

export const ITALIAN: readonly WindowRow[] = [
  ['Cosa abbiamo discusso ieri?', '2025-06-17..2025-06-18', 'DAY'],
  ["l'altro ieri", '2025-06-16..2025-06-17', 'DAY'],
  ['Chi è venuto la settimana scorsa?', '2025-06-09..2025-06-16', 'DAY'],
  ['Cosa ho fatto questa settimana?', '2025-06-16..2025-06-23', 'DAY'],
  ['due settimane fa', '2025-06-02..2025-06-09', 'DAY'],
  ['Dove siamo andati il mese scorso?', '2025-05-01..2025-06-01', 'MONTH'],
  ["Dove ha lavorato l'anno scorso?", '2024-01-01..2025-01-01', 'YEAR'],
  ['Cosa è successo nel 2019?', '2019-01-01..2020-01-01', 'YEAR'],
  ['Cosa è successo a marzo 2023?', '2023-03-01..2023-04-01', 'MONTH'],
  ["a maggio dell'anno scorso", '2024-05-01..2024-06-01', 'MONTH'],
  ['il 7 maggio 2023', '2023-05-07..2023-05-08', 'DAY'],
  ['dal 5 al 10 maggio', '2025-05-05..2025-05-11', 'DAY'],
  ['venerdì scorso', '2025-06-13..2025-06-14', 'DAY'],
  ['Cosa ha detto Anna mercoledì?', '2025-06-18..2025-06-19', 'DAY'],
  ['Ho iniziato a lavorare da Google dal 2019', '2019-01-01..', 'YEAR'],
  ['tre mesi fa', '2025-03-01..2025-04-01', 'MONTH'],
];

export const DUTCH: readonly WindowRow[] = [
  ['Wat hebben we gisteren besproken?', '2025-06-17..2025-06-18', 'DAY'],
  ['eergisteren', '2025-06-16..2025-06-17', 'DAY'],
  ['Wat zei hij gisteravond?', '2025-06-17..2025-06-18', 'DAY'],
  ['Wie kwam er vorige week langs?', '2025-06-09..2025-06-16', 'DAY'],
  ['Wat heb ik deze week gedaan?', '2025-06-16..2025-06-23', 'DAY'],
  ['twee weken geleden', '2025-06-02..2025-06-09', 'DAY'],
  ['Waar zijn we vorige maand geweest?', '2025-05-01..2025-06-01', 'MONTH'],
  ['Waar werkte zij vorig jaar?', '2024-01-01..2025-01-01', 'YEAR'],
  ['Wat gebeurde er in 2019 bij het bedrijf?', '2019-01-01..2020-01-01', 'YEAR'],
  ['Wat hebben we in maart 2023 gedaan?', '2023-03-01..2023-04-01', 'MONTH'],
  ['Wat heeft zij op 7 mei 2023 gekocht?', '2023-05-07..2023-05-08', 'DAY'],
  ['afgelopen vrijdag', '2025-06-13..2025-06-14', 'DAY'],
  ['Van 2015 tot 2017 woonde ik bij mijn oom', '2015-01-01..2018-01-01', 'YEAR'],
  ['Wat is er sinds maandag veranderd?', '2025-06-16..', 'DAY'],
  ['Wat heb ik de afgelopen twee weken gegeten?', '2025-06-04T10:00..2025-06-18T10:00', 'DAY'],
  ['drie maanden geleden', '2025-03-01..2025-04-01', 'MONTH'],
];

/** Texts in which chrono-node would see a time, or another language than the one they are written in. */
export const NO_FURTHER_DATE: readonly string[] = [
  'Я живу в 5 домах от моря',
  'Позвони мне в 15:30',
  'Окружающая среда важна для меня',
  'Мая любит кошек',
  'Он работал три года в Берлине',
  'год и два месяца назад',
  'после 3 дней отдыха',
  'Я сейчас читаю книгу',
  'Вона живе у 5 хвилинах звідси',
  'Подзвони мені о 15:30',
  'Ora sono a casa e non ho tempo',
  'Ho nuotato nel mar Rosso',
  'Abbiamo vissuto a Roma per 3 anni',
  'Dat heb ik niet zo gezegd',
  'Goede morgen, hoe gaat het met je?',
  'Hij heeft van 1500 euro een fiets gekocht',
  'Bel mij om 15:30',
  'Вчера сам српски језик учио',
  'We drove the van over there',
  'Пушкин wrote poems and plays',
  'We saw Il Postino at the cinema in Rome',
  'Ich habe den Roman von Van het Reve gelesen',
];

/** Sentences of our own languages with words of the further ones: read as ever. */
export const STILL_OURS: readonly WindowRow[] = [
  ['What did we say about Domani at the meeting yesterday?', '2025-06-17..2025-06-18', 'DAY'],
  ['Who met Jan van der Berg last Friday?', '2025-06-13..2025-06-14', 'DAY'],
  ['Wann war der Termin mit Herrn van Gisteren letzte Woche?', '2025-06-09..2025-06-16', 'DAY'],
  ['Wer kommt morgen?', '2025-06-19..2025-06-20', 'DAY'],
  ['¿Qué hicimos con Mario en marzo de 2023?', '2023-03-01..2023-04-01', 'MONTH'],
  ['¿Qué dijo Ana ayer?', '2025-06-17..2025-06-18', 'DAY'],
  ['Che Guevara: what did I read about him last week?', '2025-06-09..2025-06-16', 'DAY'],
  ['O que aconteceu ontem?', '2025-06-17..2025-06-18', 'DAY'],
  ['What did Ольга Петрова say in May 2023?', '2023-05-01..2023-06-01', 'MONTH'],
];

/** Told on Monday 2023-05-08 at 13:56 UTC, like the English statements. */
export const FURTHER_STATEMENTS: readonly StatementRow[] = [
  ['Вчера я ходила в группу поддержки.', 'Вчера = 2023-05-07..2023-05-08 DAY'],
  [
    'Мы поженились 12 июня 2015 г. в Киеве, а дочь родилась в марте 2018 года.',
    '12 июня 2015 г = 2015-06-12..2015-06-13 DAY',
    'в марте 2018 года = 2018-03-01..2018-04-01 MONTH',
  ],
  ['За последние две недели я много гулял.'],
  ['Минулого року ми переїхали до Львова.', 'Минулого року = 2022-01-01..2023-01-01 YEAR'],
  ['Ho incontrato Giulia il 3 aprile 2023.', 'il 3 aprile 2023 = 2023-04-03..2023-04-04 DAY'],
  ['Gisteren was ik in Parijs.', 'Gisteren = 2023-05-07..2023-05-08 DAY'],
  [
    'We were at the lake yesterday. Gisteren was ik ziek.',
    'yesterday = 2023-05-07..2023-05-08 DAY',
    'Gisteren = 2023-05-07..2023-05-08 DAY',
  ],
  ['Sinds 2019 woon ik in Utrecht.', '2019 = 2019-01-01.. YEAR'],
];
