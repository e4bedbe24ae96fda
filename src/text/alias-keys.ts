import { nameKey } from './name-key.ts';
import { readPersonName } from './person-name.ts';
import { readThingName } from './thing-name.ts';

/**
 * Keys by which a name is found when somebody asks for it: its own, and those of its plain forms, without title, legal
 * form or article and in the usual order ("Chen, Dr. Alice" is also "alice chen", "Acme Inc." also "acme").
 */
export function aliasKeysOf(name: string): readonly string[] {
  const key = nameKey(name);
  const person = readPersonName(name);
  const thing = readThingName(name);
  const plain = key.split(' ').filter((word) => word !== 'the' && word !== thing.legalForm);
  const keys = [key];
  if (person?.surname != null) keys.push([person.given, ...person.middle, person.surname].join(' '));
  if (thing.legalForm !== '' && plain.length > 0) keys.push(plain.join(' '));
  return [...new Set(keys)];
}
