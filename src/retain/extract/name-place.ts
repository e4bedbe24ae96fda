import type { EntityType } from '../../domain/entity.ts';
import type { NameRun } from './name-runs.ts';
import { HELD_IN } from './verdict.ts';

const IN =
  /^(?:in|near|off|beside|across|around|towards|into|via|outside|above|below|behind|beyond|between|nach|aus|entre|à|vers|en|em|desde|hacia|hasta)$/u;
const ROLES =
  /^(?:engineer|technician|auditor|consultant|rep|representative|salesman|clerk|agent|fitter|inspector|courier|recruiter|buyer|supplier)s?$/u;
const BOUGHT = /^(?:ordered|bought|purchased|rented|leased|pacemaker|loan|invoice|refund|delivery|parcel)$/u;
const GIVEN =
  /^(?:lent|gave|given|sold|showed|shown|wrote|handed|passed|offered|promised|introduced|spoke|talked|belongs)$/u;
const DEALT =
  /^(?:fly|flies|flew|flying|sail|sailed|train|ferry|flight|account|contract|lease|bank|banked|insured|insurance)$/u;
/** What is opened to a program or changed for one. */
const LINKED =
  /^(?:access|export|exports|import|imports|upgrade|upgraded|switched|migrate|migrated|migration|login|connection)$/u;
/** What stands in a place. */
const PLACED_OF =
  /^(?:gate|gates|bridge|mayor|streets|port|harbour|harbor|outskirts|valley|coast|village|town|fishermen|lighthouse)$/u;
const PLACED_AFTER =
  /^(?:office|cabin|fair|branch|bridge|road|valley|station|exit|beach|river|tunnel|depot|plant|site|warehouse)$/u;
const DEALT_AFTER = /^(?:account|contract|deal|demo|invoice|lawsuit|merger|order|offer)$/u;
/** Where something is, and no firm: "the yard at Skála", "swam at Porthcurno". */
const AT_PLACE =
  /^(?:beach|yard|chapel|church|bridge|plant|harbour|harbor|port|pier|quay|lighthouse|station|crossing|junction|border|ford|lock|dam|mill|farm|castle|camp|cave|lake|river|roadworks|airfield|airport|slipway|depot|swam|swim|swims|swimming|anchored|anchor|moored|landed|camped|docked|surfed|surfing|halt|stopped|ashore)$/u;
const MOTION = /^(?:drives?|drove|went|goes|go|travels?|travelled|flew|fly|flies|sailed|walked|moved|from)$/u;
/** Where the named thing with an article lies: "over the Umngot", "hiking in the Stubai". */
const ACROSS = /^(?:in|over|across|along|up|down|through|throughout)$/u;
const ON_LAND =
  /^(?:lighthouse|house|farm|beach|cottage|holiday|cabin|live|lives|lived|living|back|born|bikes|landed|village|hut|room|church|week|weekend|stayed|stay)$/u;
const LEFT_FOR = /^(?:left|leave|leaves|leaving|depart|departs|departed|bound|set|sailed|sails)$/u;
const OWNED = /^(?:an?|the|my|your|his|her|our|their|old|new|used|first|second|another)$/u;
/** Whose something is in Spanish, French and Portuguese: after these words a person may follow, too. */
const KIN =
  /^(?:madre|padre|hermana|hermano|hija|hijo|mujer|marido|casa|coche|mère|père|sœur|frère|fille|fils|femme|mari|maison|voiture|ami|amie|amigo|amiga|novia|novio|mãe|pai|irmã|irmão|filha|filho|parte|lado)$/u;

/** What is bought or made, before "from" and who made it. */
const GOODS =
  /^(?:oven|loom|laptop|laptops|pump|pumps|machine|machines|engine|printer|boiler|lift|tractor|software|furniture|cable|cables|parts|router|implant|vaccine|scanner|phone|phones|invoice|quote|offer|subscription|licence|license)$/u;
/** What is moved from program to program: "we moved the index to X". */
const MOVED = /^(?:index|rota|switch|wiki|backlog|newsletter|tickets|payroll)$/u;
const TRADED =
  /^(?:sent|send|sends|sell|sells|sold|vende|vendo|bakes|writes|invoice|contract|cheque|application|bank|banked|banks|signed|signs|insured|insurance|account|bought|buy|buys|buying|ordered|orders|works|worked|working|trabajar|trabaja|trabajo|settle|paid|pay|repayment)$/u;

/** Who several words are that nothing else speaks for, when somebody trades with them or comes from them; else null. */
export function typeByLead({ before }: NameRun): EntityType | null {
  const [lead = '', ...rest] = before;
  const has = (words: RegExp) => rest.some((word) => words.test(word));
  if (lead === 'from') return ROLES.test(rest[0] ?? '') || has(BOUGHT) || has(TRADED) ? 'ORGANIZATION' : null;
  if (lead === 'of') return ROLES.test(rest[0] ?? '') ? 'ORGANIZATION' : null;
  if (lead === 'with') return has(DEALT) || has(TRADED) ? 'ORGANIZATION' : null;
  if (/^(?:for|para|bei|en|chez)$/u.test(lead) && has(TRADED)) return 'ORGANIZATION';
  return lead === 'to' && MOTION.test(rest[0] ?? '') ? 'LOCATION' : null;
}

/**
 * What a lone word is that nothing but its capital letter speaks for, by the words that lead to it and the one behind it;
 * null where they say nothing.
 */
export function typeByPlace({ before, after, possessive }: NameRun): EntityType | null {
  const [lead = '', ...rest] = before;
  const [noun = ''] = rest;
  const has = (words: RegExp) => rest.some((word) => words.test(word));
  if (lead === 'to') {
    if (has(LINKED) || MOVED.test(noun)) return 'PRODUCT';
    return has(GIVEN) ? 'PERSON' : 'LOCATION';
  }
  if (lead === 'from')
    return ROLES.test(noun) || GOODS.test(noun) || has(BOUGHT) ? 'ORGANIZATION' : 'LOCATION';
  if (lead === 'of') return ROLES.test(noun) ? 'ORGANIZATION' : PLACED_OF.test(noun) ? 'LOCATION' : null;
  if (lead === 'with') return has(DEALT) ? 'ORGANIZATION' : null;
  if ((lead === 'de' || lead === 'du') && noun !== '') return KIN.test(noun) ? null : 'LOCATION';
  if (lead === 'in' && HELD_IN.test(noun)) return 'PRODUCT';
  if (lead === 'for' && has(LEFT_FOR) && noun !== 'left') return 'LOCATION';
  if (lead === 'on' && has(ON_LAND)) return 'LOCATION';
  if (lead === 'the' && ACROSS.test(noun) && !possessive) return 'LOCATION';
  if (IN.test(lead)) return 'LOCATION';
  if (lead === 'at' && AT_PLACE.test(noun)) return 'LOCATION';
  if (/^(?:at|for|bei)$/u.test(lead)) return 'ORGANIZATION';
  if (/^(?:on|through|using|into|against|without)$/u.test(lead) && !possessive) return 'PRODUCT';
  if (!OWNED.test(lead) || possessive) return null;
  if (PLACED_AFTER.test(after ?? '')) return 'LOCATION';
  return DEALT_AFTER.test(after ?? '') ? 'ORGANIZATION' : 'PRODUCT';
}
