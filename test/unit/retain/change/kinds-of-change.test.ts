import { describe, expect, test } from 'vitest';
import { findChanges } from '../../../../src/retain/change/find-changes.ts';
import { told } from './told.ts';

describe('for whom somebody works', () => {
  test.each([
    ['Mark works at Novartis.', 'Mark no longer works at Novartis; he is at Roche now.'],
    ['Mark works at Novartis.', 'Mark no longer works at Novartis, he is at Roche now.'],
    ['Mark works at Novartis.', "Mark doesn't work at Novartis anymore; he joined Roche."],
    ['Mark works at Novartis.', 'Mark quit his job at Novartis.'],
    ['Mark works at Novartis.', 'Mark quit Novartis last month.'],
    ['Mark: I work at the museum.', 'Mark: I quit the museum.'],
    ['Mark: I work at the museum.', 'Mark: I quit my job at the museum.'],
    ['Mark: I work at the museum.', 'Mark: I no longer work at the museum.'],
    ['Mark: I work for the city.', 'Mark: I stopped working for the city.'],
    ['Anna arbeitet bei Siemens.', 'Anna arbeitet nicht mehr bei Siemens, sondern bei Bosch.'],
    ['Anna arbeitet bei Siemens.', 'Anna hat bei Siemens gekündigt.'],
    ['Marie travaille chez Renault.', 'Marie ne travaille plus chez Renault ; elle est chez Valeo.'],
    ['Marie travaille chez Renault.', 'Marie a quitté Renault.'],
    ['Ana trabaja en Seat.', 'Ana ya no trabaja en Seat, ahora está en Indra.'],
    ['Ana trabaja en Seat.', 'Ana dejó Seat.'],
  ])('%s ← %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([{ winnerId: later, loserId: earlier }]);
  });

  test.each([
    ['Mark works at Novartis.', 'Mark is at Roche now.'],
    ['Mark: I work at the museum.', 'Mark: I left the museum.'],
    ['Mark: I work at the museum.', 'Mark: I left the museum at five.'],
    ['Mark works at the museum.', 'Mark works at the library.'],
    ['Mark works at the museum.', 'Mark also works at the library now.'],
    ['Mark works at the museum.', 'Mark no longer works at the library.'],
    ['Mark works at the museum.', 'Mark might quit the museum.'],
    ['Mark works at the museum.', 'Mark wants to quit his job at the museum.'],
    ['Mark works at the museum.', 'Mark never quit the museum.'],
    ['Mark works at the museum.', 'Mark almost quit his job at the museum.'],
    ['Mark works at the museum.', 'Mark did not quit his job at the museum.'],
    ['Mark works at the museum.', 'Mark will quit his job at the museum.'],
    ['Mark works at the museum.', 'If Mark quit the museum, we would miss him.'],
    ['Mark works at the museum.', 'Mark used to work at the library.'],
    ['Mark works at the museum.', 'Lena quit the museum.'],
    ['Mark works at the museum.', 'Mark has quit smoking at the museum.'],
    ['Mark works at Novartis.', 'Mark was fired up by Novartis.'],
    ['Mark works at Novartis.', 'Mark has got a new job offer at Roche.'],
    ['Mark works at Novartis.', "Mark's sister has a new job at Roche."],
    ['Mark works at Novartis.', 'Mark is looking for a new job at Roche.'],
    ['The API works for the web.', 'The API now works for the phone.'],
    ['Mark works at Novartis.', 'Mark says he no longer works at Novartis.'],
    ['Anna arbeitet bei Siemens.', 'Anna hat bei Bosch gekündigt.'],
    ['Anna arbeitet bei Siemens.', 'Anna will nicht mehr bei Siemens arbeiten.'],
    ['Anna arbeitet bei Siemens.', 'Anna hätte fast bei Siemens gekündigt.'],
    ['Anna arbeitet bei Siemens.', 'Anna hat bei Siemens nicht gekündigt.'],
    ['Marie travaille chez Renault.', 'Marie a failli quitter Renault.'],
    ['Marie travaille chez Renault.', "Marie n'a pas quitté Renault."],
    ['Ana trabaja en Seat.', 'Ana no dejó Seat.'],
    ['Ana trabaja en Seat.', 'Ana casi dejó Seat.'],
  ])('%s · %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([]);
  });
});

describe('what something costs', () => {
  test.each([
    ['The rent is 950.', 'The rent is now 980.'],
    ['The rent is 950.', 'The rent went up to 980.'],
    ['The rent is 950.', 'The rent has gone up to 980.'],
    ['The rent is 950.', 'The rent increased to 980.'],
    ['The rent is 950 euros a month.', 'The rent is now 980 euros a month.'],
    ['The rent is 950 euros per month.', 'The rent went up to 980 euros per month.'],
    ['The rent is CHF 950.', 'The rent is now CHF 980.'],
    ['The monthly rent is €950.', 'The monthly rent is now €980.'],
    ['My rent is 950.', 'My rent is now 980.'],
    ['Mia: My rent is 950.', 'Mia: My rent went up to 980.'],
    ['Our subscription costs $12 a month.', 'Our subscription now costs $15 a month.'],
    ['The ticket costs 5 euros.', 'The ticket now costs 6 euros.'],
    ['Die Miete beträgt 950 Euro.', 'Die Miete beträgt jetzt 980 Euro.'],
    ['Die Miete ist 950.', 'Die Miete beträgt jetzt 980.'],
    ['Die Miete beträgt 950 Euro.', 'Die Miete wurde auf 980 Euro erhöht.'],
    ['Die Miete beträgt 950 Euro.', 'Die Miete ist auf 980 Euro gestiegen.'],
    ['Le loyer est de 950 euros.', 'Le loyer est maintenant de 980 euros.'],
    ['Le loyer est de 950 euros.', 'Le loyer est passé à 980 euros.'],
    ['El alquiler es de 950 euros.', 'El alquiler ahora es de 980 euros.'],
    ['El alquiler es de 950 euros.', 'El alquiler subió a 980 euros.'],
  ])('%s ← %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([{ winnerId: later, loserId: earlier }]);
  });

  test.each([
    ['The rent is 950.', 'The rent will be 980.'],
    ['The rent is 950.', 'The rent will go up to 980.'],
    ['The rent is 950.', 'The rent went up by 30.'],
    ['The rent is 950.', 'The rent would go up to 980.'],
    ['The rent is 950.', 'The deposit is now 980.'],
    ['The rent is 950.', "Tom's rent is now 980."],
    ['The rent is 950.', 'The rent is going up to 980 next year.'],
    ['The rent is 950.', 'The rent is supposed to be 980 now.'],
    ['The rent is 950.', 'Is the rent now 980?'],
    ['The rent is 950.', 'The rent was 900.'],
    ['The rent is 950.', 'The rent used to be 900.'],
    ['The rent is 950.', "The rent isn't 980 now."],
    ['The rent is 950.', 'The rent is now too high.'],
    ['The ticket costs 5 euros.', 'The ticket costs 6 euros at the door.'],
    ['The ticket costs 5 euros.', 'The ticket now costs a lot.'],
    ['The ticket costs 5 euros.', 'The child ticket now costs 6 euros.'],
    ['Die Miete beträgt 950 Euro.', 'Die Miete soll jetzt 980 Euro betragen.'],
    ['Die Miete beträgt 950 Euro.', 'Die Miete steigt auf 980 Euro.'],
    ['Die Miete beträgt 950 Euro.', 'Die Kaution beträgt jetzt 980 Euro.'],
    ['Le loyer est de 950 euros.', 'Le loyer passera à 980 euros.'],
    ['El alquiler es de 950 euros.', 'El alquiler subirá a 980 euros.'],
  ])('%s · %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([]);
  });
});

describe('in which version something runs', () => {
  test.each([
    ['The API uses Node 18.', 'The API now uses Node 22.'],
    ['The API uses Node 18.', 'The API uses Node 22 now.'],
    ['The API runs on Node 18.', 'The API now runs on Node 22.'],
    ['The API runs on Node 18.', 'The API was upgraded to Node 22.'],
    ['The API uses Node 18.', 'The API was upgraded to Node 22.'],
    ['The database is Postgres 14.', 'The database was upgraded to Postgres 16.'],
    ['The database runs on Postgres 14.', 'The database was upgraded to Postgres 16.'],
    ['The database uses Postgres 14.', 'We upgraded the database to Postgres 16.'],
    ['The frontend uses React 17.', 'The frontend has been upgraded from React 17 to React 18.'],
    ['The app is at version 3.1.', 'The app is now at version 3.2.'],
    ['The current version is 3.1.', 'The current version is now 3.2.'],
    ['Die API nutzt Node 18.', 'Die API nutzt jetzt Node 22.'],
    ['Die API läuft mit Node 18.', 'Die API läuft jetzt mit Node 22.'],
    ["L'API utilise Node 18.", "L'API utilise maintenant Node 22."],
    ['La API usa Node 18.', 'La API ahora usa Node 22.'],
  ])('%s ← %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([{ winnerId: later, loserId: earlier }]);
  });

  test.each([
    ['The API uses Node 18.', 'The API now uses Redis 7.'],
    ['The API uses Node 18.', 'The API also uses Node 22 now.'],
    ['The API uses Node 18.', 'The API now supports Node 22.'],
    ['The API uses Node 18.', 'The API will be upgraded to Node 22.'],
    ['The API uses Node 18.', 'We plan to upgrade the API to Node 22.'],
    ['The API uses Node 18.', 'The worker was upgraded to Node 22.'],
    ['The API uses Node 18.', 'We upgraded the worker to Node 22.'],
    ['The API uses Node 18.', 'The API was not upgraded to Node 22.'],
    ['The API uses Node 18.', 'The API was upgraded from Node 16 to Node 22.'],
    ['The API uses Node 18.', 'The API used Node 22.'],
    ['The API uses Node 18.', 'The API was upgraded to Node 22 and then back to Node 18.'],
    ['The API uses Node 18.', 'The API was almost upgraded to Node 22.'],
    ['The API uses Node 18.', 'The API should be upgraded to Node 22.'],
    ['The API uses Node 18.', 'The API uses Node 22 in the tests now.'],
    ['Tom uses an iPhone 12.', 'Tom now uses a Pixel 8.'],
    ['The database uses Postgres 14.', 'The staging database was upgraded to Postgres 16.'],
    ['Die API nutzt Node 18.', 'Die API nutzt jetzt Redis 7.'],
    ['Die API nutzt Node 18.', 'Die API nutzt jetzt auch Node 22.'],
  ])('%s · %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([]);
  });
});

describe('when something is', () => {
  test.each([
    ['The meeting is on Tuesday at 10.', 'The meeting has been moved to Wednesday at 14.'],
    ['The meeting is on Tuesday at 10.', 'The meeting was moved to Wednesday.'],
    ['The meeting is on Tuesday at 10:00.', 'The meeting was rescheduled to Wednesday at 14:00.'],
    ['The meeting is on Tuesday at 10am.', 'The meeting is now on Wednesday at 2pm.'],
    ['The meeting is at 10.', 'The meeting is now at 14.'],
    ['The course is on Mondays.', 'The course moved to Tuesdays.'],
    ['The course takes place on Mondays.', 'The course has moved to Tuesdays.'],
    ['The yoga class is on Mondays at 18:00.', 'The yoga class is now on Tuesdays at 19:00.'],
    ['The course meets on Mondays.', 'The course now meets on Tuesdays.'],
    ['The flight leaves at 10:15.', 'The flight now leaves at 11:40.'],
    ['The shop opens at 9.', 'The shop now opens at 8.'],
    ['The deadline is March 3.', 'The deadline was extended to March 10.'],
    ['The deadline is Friday.', 'The deadline has been pushed to Monday.'],
    ['The dentist appointment is on 3 March.', 'The dentist appointment was postponed to 10 March.'],
    ['Das Treffen ist am Dienstag um 10 Uhr.', 'Das Treffen wurde auf Mittwoch um 14 Uhr verschoben.'],
    ['Das Treffen ist am Dienstag.', 'Das Treffen ist jetzt am Mittwoch.'],
    ['Der Kurs ist montags.', 'Der Kurs ist jetzt dienstags.'],
    ['La réunion est mardi à 10 h.', 'La réunion a été déplacée à mercredi à 14 h.'],
    ['La réunion est le mardi.', 'La réunion est maintenant le mercredi.'],
    ['La reunión es el martes.', 'La reunión se ha movido al miércoles.'],
    ['La reunión es el martes.', 'La reunión ahora es el miércoles.'],
  ])('%s ← %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([{ winnerId: later, loserId: earlier }]);
  });

  test.each([
    ['The meeting is on Tuesday at 10.', 'The meeting is on Wednesday at 14.'],
    ['The meeting is on Tuesday at 10.', 'The lunch has been moved to Wednesday at 14.'],
    ['The meeting is on Tuesday at 10.', 'The meeting might be moved to Wednesday at 14.'],
    ['The meeting is on Tuesday at 10.', 'The meeting was not moved to Wednesday.'],
    ['The meeting is on Tuesday at 10.', 'Can the meeting be moved to Wednesday?'],
    ['The meeting is on Tuesday at 10.', 'Tom wants the meeting moved to Wednesday.'],
    ['The meeting is on Tuesday.', 'The meeting is now at 14:00.'],
    ['The meeting is on Tuesday at 10.', 'The meeting moved to Room 5.'],
    ['The meeting is on Tuesday.', 'The meeting was moved to Rome.'],
    ['The meeting is on Tuesday.', 'Another meeting was moved to Wednesday.'],
    ['The meeting is on Tuesday.', 'The meeting has been extended to 12:00.'],
    ['The shop opens at 9.', 'The shop now closes at 8.'],
    ['The shop opens at 9.', 'The shop now opens at 8 on Sundays.'],
    ['The shop opens at 9.', 'The shop now opens at 8 until Friday.'],
    ['The course is on Mondays.', 'The exam was moved to Tuesdays.'],
    ['The course is on Mondays.', 'The course is on Tuesdays, too.'],
    ['The course is on Mondays.', 'The course is now also on Tuesdays.'],
    ['The course is on Mondays.', 'The course is now on Mondays and Tuesdays.'],
    ['Alice lives in Paris.', 'Alice now lives in Rome on Mondays.'],
    ['The line is in Berlin.', 'The line was extended to Potsdam.'],
    ['Das Treffen ist am Dienstag.', 'Das Treffen wird auf Mittwoch verschoben.'],
    ['Das Treffen ist am Dienstag.', 'Das Treffen wurde nicht auf Mittwoch verschoben.'],
    ['Das Treffen ist am Dienstag.', 'Das Essen wurde auf Mittwoch verschoben.'],
    ['Der Kurs ist montags.', 'Der Kurs ist jetzt auch dienstags.'],
    ['La réunion est mardi.', 'La réunion sera déplacée à mercredi.'],
    ['La réunion est mardi.', "La réunion n'a pas été déplacée à mercredi."],
    ['La reunión es el martes.', 'La reunión no se ha movido al miércoles.'],
    ['La reunión es el martes.', 'La cena se ha movido al miércoles.'],
  ])('%s · %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([]);
  });
});

describe('in which condition something is', () => {
  test.each([
    ['The light is on.', 'The light is now off.'],
    ['The light is on.', 'The light is off now.'],
    ['The heating is off.', 'The heating is on again.'],
    ['The heating is off.', 'The heating is back on.'],
    ['The light is on.', 'Tom turned the light off.'],
    ['The light is on.', 'The light was switched off.'],
    ['Zoe eats meat.', 'Zoe is now vegan.'],
    ['Zoe is vegetarian.', 'Zoe is now vegan.'],
    ['Zoe is vegan.', 'Zoe eats meat again.'],
    ['Zoe is a vegetarian.', 'Zoe is no longer a vegetarian.'],
    ['Das Licht ist an.', 'Das Licht ist jetzt aus.'],
    ['Der Laden ist offen.', 'Der Laden ist jetzt geschlossen.'],
    ['La lumière est allumée.', 'La lumière est maintenant éteinte.'],
    ['La luz está encendida.', 'La luz ahora está apagada.'],
  ])('%s ← %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([{ winnerId: later, loserId: earlier }]);
  });

  test.each([
    ['The light is on.', 'The heating is now off.'],
    ['The light is on.', 'The light will be off.'],
    ['The light is on.', 'Tom forgot to turn the light off.'],
    ['The light is on.', 'Tom did not turn the light off.'],
    ['The light is on.', 'Tom turned the radio off.'],
    ['The light is on.', 'Tom turned off the road.'],
    ['The light is on.', 'The light was off.'],
    ['The light is on.', 'Turn the light off!'],
    ['The light is on.', 'Please turn off the light.'],
    ['Zoe eats meat.', 'Zoe is now vegan on Mondays.'],
    ['Zoe eats meat.', 'Zoe is now married.'],
    ['Zoe eats meat.', 'Zoe is not vegan.'],
    ['Zoe eats meat.', 'Zoe may be vegan now.'],
    ['Zoe eats meat.', "Zoe's sister is now vegan."],
    ['Zoe eats meat.', 'Zoe now eats fish.'],
    ['Zoe eats meat.', 'Zoe tries to be vegan now.'],
    ['Zoe is vegan.', 'Zoe cooks meat again.'],
    ['Das Licht ist an.', 'Das Licht ist jetzt hell.'],
    ['Der Laden ist offen.', 'Der Laden ist jetzt größer.'],
    ['La luz está encendida.', 'La radio ahora está apagada.'],
  ])('%s · %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([]);
  });
});

describe('where something is', () => {
  test.each([
    ['The office is at 12 Main Street.', 'The office is now at 40 Oak Avenue.'],
    ['The office is at 12 Main Street.', 'The office moved to 40 Oak Avenue.'],
    ['Our office address is 12 Main Street.', 'Our office address is now 40 Oak Avenue.'],
    ["The office's address is 12 Main Street.", "The office's new address is 40 Oak Avenue."],
    [
      'The office is located at 12 Main Street, Springfield.',
      'The office relocated to 40 Oak Avenue, Springfield.',
    ],
    ['Das Büro ist in der Hauptstraße 12.', 'Das Büro ist jetzt in der Lindenstraße 40.'],
    ['Le bureau est à Lyon.', 'Le bureau est maintenant à Nice.'],
    ['Le bureau est au 12 rue de Lyon.', 'Le bureau est maintenant au 40 rue de Nice.'],
    ['The keys are in the drawer.', 'Anna moved the keys to the safe.'],
    ['The keys are in the drawer.', 'The keys are now in the safe.'],
    ['The keys are in the drawer.', 'I moved the keys to the safe.'],
    ['The keys are in the drawer.', 'The keys are in the safe now.'],
    ['The passport is in the desk.', 'I put the passport in the suitcase.'],
  ])('%s ← %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([{ winnerId: later, loserId: earlier }]);
  });

  test.each([
    ['The office is at 12 Main Street.', 'The branch is now at 40 Oak Avenue.'],
    ['The office is at 12 Main Street.', 'The office will move to 40 Oak Avenue.'],
    ['Our office address is 12 Main Street.', 'Our billing address is now 40 Oak Avenue.'],
    ["The office's address is 12 Main Street.", "The warehouse's new address is 40 Oak Avenue."],
    ['The keys are in the drawer.', 'Anna moved the bag to the safe.'],
    ['The keys are in the drawer.', "Anna's keys are now in the safe."],
    ['The keys are in the drawer.', 'Anna wants to move the keys to the safe.'],
    ['The keys are in the drawer.', 'Anna did not move the keys to the safe.'],
    ['The keys are in the drawer.', 'Anna moved the spare keys to the safe.'],
    ['The keys are in the drawer.', 'Anna moved some keys to the safe.'],
    ['The keys are in the drawer.', 'The keys are in the safe.'],
    ['The keys are in the drawer.', 'The keys are now on the list.'],
    ['The keys are in the drawer.', 'The keys are now in the news.'],
    ['Anna lives in Ghent.', 'Anna moved the keys to the safe.'],
    ['Anna lives in Ghent.', 'Anna is now in the garden.'],
    ['Anna is in Ghent.', 'Anna is now in the garden.'],
    ['The team is in the kitchen.', 'The team is now in the lead.'],
    ['Alice lives in Bonn.', 'Alice Chen moved to Trier.'],
    ['Alice lives in Rome.', 'Alice is back in Paris.'],
    ['Alice lives in Rome.', 'Alice moved the meeting to Paris.'],
    ['Das Büro ist in der Hauptstraße 12.', 'Das Büro ist jetzt in der Küche.'],
  ])('%s · %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([]);
  });
});

describe('of everyday life and business', () => {
  test.each([
    ['Lisa is single.', 'Lisa is now engaged.'],
    ['Our team has 8 people.', 'Our team has grown to 10 people.'],
    ['The wifi password is tulip-99.', 'The new wifi password is rose-17.'],
    ['The plumber comes on Monday.', 'The plumber now comes on Wednesday.'],
    ['The train leaves at 8:15.', 'The train now leaves at 8:40.'],
    ['My doctor is Dr. Weber.', 'My new doctor is Dr. Klein.'],
    ['The invoice is unpaid.', 'The invoice has been paid.'],
    ['The order is pending.', 'The order has been shipped.'],
    ['Ticket 12 is open.', 'Ticket 12 is closed now.'],
    ['The project lead is Nina.', 'Omar took over as project lead.'],
    ['Nina leads the project.', 'Nina no longer leads the project.'],
    ['Peter is the treasurer of the club.', 'Paula is the new treasurer of the club.'],
    ['The dog weighs 12 kg.', 'The dog now weighs 14 kg.'],
    ['Jonas drives a Golf.', 'Jonas no longer drives a Golf.'],
    ['Jonas is a student.', 'Jonas is no longer a student.'],
    ['Emma studies law.', 'Emma no longer studies law.'],
    ['Eva: I live in Oslo.', "Eva: I've moved to Bergen."],
    ['Meine Schwester wohnt in Köln.', 'Meine Schwester ist nach Bonn gezogen.'],
    ['Jan ist Single.', 'Jan ist jetzt verheiratet.'],
    ['Der Kurs beginnt um 18:00.', 'Der Kurs beginnt jetzt um 19:00.'],
    ['Mon frère habite à Lyon.', 'Mon frère a déménagé à Nantes.'],
    ['Le magasin est ouvert.', 'Le magasin est maintenant fermé.'],
    ['La tienda está abierta.', 'La tienda ahora está cerrada.'],
    ['Mi hermana vive en Lima.', 'Mi hermana se mudó a Cusco.'],
    ['El precio es de 20 euros.', 'El precio ha subido a 25 euros.'],
    ['Our supplier is Bosch.', 'Our supplier is now Siemens.'],
    ['Our payment terms are 30 days.', 'Our payment terms are now 14 days.'],
    ['The server is in Frankfurt.', 'The server was moved to Dublin.'],
    ['The interest rate is 3%.', 'The interest rate has been cut to 2.5%.'],
    ['The team meeting is on Mondays at 9:00.', 'The team meeting is now on Tuesdays at 9:30.'],
    ['Carla manages the Lisbon office.', 'Carla no longer manages the Lisbon office.'],
    ['The default branch is master.', 'The default branch is now main.'],
    ['The timeout is 30 seconds.', 'The timeout was raised to 60 seconds.'],
    ['The limit is 100 requests.', 'The limit was raised to 200 requests.'],
    ['The repo is on GitHub.', 'The repo moved to GitLab.'],
    ['The app is written in Python.', 'The app is now written in Rust.'],
    ['Der Laden öffnet um 9 Uhr.', 'Der Laden öffnet jetzt um 8 Uhr.'],
    ['Unser Chef ist Herr Wolf.', 'Unser neuer Chef ist Herr Berg.'],
    ['Notre directrice est Anne Petit.', 'Notre nouvelle directrice est Léa Roux.'],
    ['Alice lives in Paris.', 'Alice does not live in Paris anymore.'],
    ['Alice is allergic to nuts.', 'Alice is no longer allergic to nuts.'],
    ['Ben has a cat.', 'Ben no longer has a cat.'],
    ['Mia plays the violin.', "Mia doesn't play the violin anymore."],
    ['Mia plays the violin.', 'Mia stopped playing the violin.'],
    ['The shop sells bread.', 'The shop no longer sells bread.'],
  ])('%s ← %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([{ winnerId: later, loserId: earlier }]);
  });

  test.each([
    ['Lisa is single.', 'Her sister is now engaged.'],
    ['Lisa is single.', 'Lisa is now in Rome.'],
    ['Our team has 8 people.', 'Our team has hired 2 people.'],
    ['My bank is ING.', 'My bank is in Berlin now.'],
    ['My doctor is Dr. Weber.', 'My dentist is now Dr. Klein.'],
    ['The order is pending.', 'The other order has been shipped.'],
    ['Ticket 12 is open.', 'Ticket 13 is closed now.'],
    ['Peter is the treasurer of the club.', 'Paula is the new secretary of the club.'],
    ['Jonas drives a Golf.', 'Jonas drives a Polo.'],
    ['Jonas is a student.', 'Jonas is now a father.'],
    ['Eva: I live in Oslo.', "Tom: I've moved to Bergen."],
    ['Eva: I live in Oslo.', "Eva: I'm thinking of moving to Bergen."],
    ['Eva: I live in Oslo.', "Eva: I'd love to move to Bergen."],
    ['Eva: I live in Oslo.', 'Eva: My sister moved to Bergen.'],
    ['Eva: I live in Oslo.', 'Eva: I am in Bergen now for the weekend.'],
    ['Meine Schwester wohnt in Köln.', 'Mein Bruder ist nach Bonn gezogen.'],
    ['Jan wohnt in Köln.', 'Jan war in Bonn.'],
    ['Jan wohnt in Köln.', 'Jan zieht vielleicht nach Bonn.'],
    ['Mon frère habite à Lyon.', 'Mon frère est à Nantes.'],
    ['Mon frère habite à Lyon.', 'Mon frère habitait à Nantes.'],
    ['Mi hermana vive en Lima.', 'Mi hermana vivía en Cusco.'],
    ['Mi hermana vive en Lima.', 'Mi hermana quiere vivir en Cusco.'],
    ['Our supplier is Bosch.', 'Our second supplier is now Siemens.'],
    ['The server is in Frankfurt.', 'The backup was moved to Dublin.'],
    ['The interest rate is 3%.', 'The inflation rate is now 2.5%.'],
    ['We use Jira.', 'We use Linear, too.'],
    ['The app is written in Python.', 'The CLI is now written in Rust.'],
    ['The parser is written in Rust.', 'The parser is now written in Zig on the branch.'],
    ['Alice lives in Paris.', 'Alice used to live in Rome.'],
    ['Alice lives in Paris.', 'Alice spent the summer in Rome.'],
    ['Alice lives in Paris.', 'Joking aside, Alice moved to Rome in the play.'],
    ['Alice lives in Paris.', '"Alice moved to Rome", said Bob.'],
    ['Alice lives in Paris.', 'Tom asked whether Alice moved to Rome.'],
    ['Alice lives in Paris.', 'Alice pretended that she moved to Rome.'],
    ['Alice lives in Paris.', 'Alice regrets that she never moved to Rome.'],
    ['Alice lives in Paris.', 'Alice left Paris at noon.'],
    ['Alice lives in Paris.', 'Alice has left Paris for the weekend.'],
    ['Ben has a cat.', 'Ben no longer has a dog.'],
    ['Mia plays the violin.', 'Mia no longer plays the piano.'],
    ['The price is 20 euros.', 'The price for children is now 10 euros.'],
    ['The price is 20 euros.', 'The price was 25 euros last year.'],
    ['The price is 20 euros.', 'The price in Rome is now 25 euros.'],
    ['The light is on.', 'The light is off at night now.'],
    ['The meeting is on Monday.', 'The meeting on Tuesday was moved to Friday.'],
    ['The meeting is on Monday.', 'The meeting was supposed to be moved to Friday.'],
    ['The meeting is on Monday.', 'They refused to move the meeting to Friday.'],
    ['The meeting is on Monday.', 'The meeting room moved to Friday Street.'],
    ['The bus leaves at 8:15.', 'The bus now leaves at 8:40 on Sundays.'],
    ['The bus leaves at 8:15.', 'The last bus now leaves at 23:40.'],
    ['The API uses Node 18.', 'Tom: I upgraded my laptop to Node 22.'],
    ['Tom works at IBM.', "Tom's brother now works at SAP."],
    ['Tom works at IBM.', 'Tom now works at IBM in Zurich.'],
    ['Tom works at IBM.', 'Tom worked at SAP.'],
    ['Tom works at IBM.', 'Tom now works from home.'],
    ['Tom works at IBM.', 'Tom now works at night.'],
    ['Tom works at IBM.', 'Tom now works for free at the shelter.'],
    ['Tom works at IBM.', 'Tom now works at the shelter on Sundays.'],
    ['Tom works at IBM.', 'Tom started a new job search at SAP.'],
    ['Tom: I work at IBM.', 'Ann: I quit IBM.'],
    ['The keys are in the drawer.', 'Anna put the phone in the drawer.'],
    ['The car is in the garage.', 'The car is now in the red.'],
    ['The milk is in the fridge.', 'Tom put some milk on the table.'],
    ['The office is at 12 Main Street.', 'The party is now at 40 Oak Avenue.'],
    ['Max is in the hospital.', 'Max is now in the pool.'],
  ])('%s · %s', (earlier, later) => {
    expect(findChanges(told(earlier, later))).toEqual([]);
  });
});
