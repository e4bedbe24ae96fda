import type { EntityType } from '../../domain/entity.ts';
import type { NameRun } from './name-runs.ts';

const IN =
  /^(?:in|near|across|around|towards|into|via|outside|above|below|behind|beyond|between|nach|aus|à|vers|en|em|desde|hacia|hasta)$/u;
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
const OWNED = /^(?:an?|the|my|your|his|her|our|their|old|new|used|first|second|another)$/u;
/** Whose something is in Spanish, French and Portuguese: after these words a person may follow, too. */
const KIN =
  /^(?:madre|padre|hermana|hermano|hija|hijo|mujer|marido|casa|coche|mère|père|sœur|frère|fille|fils|femme|mari|maison|voiture|ami|amie|amigo|amiga|novia|novio|mãe|pai|irmã|irmão|filha|filho|parte|lado)$/u;

/**
 * What a lone word is that nothing but its capital letter speaks for, by the words that lead to it and the one behind it;
 * null where they say nothing.
 */
export function typeByPlace({ before, after, possessive }: NameRun): EntityType | null {
  const [lead = '', ...rest] = before;
  const [noun = ''] = rest;
  const has = (words: RegExp) => rest.some((word) => words.test(word));
  if (lead === 'to') {
    if (has(LINKED)) return 'PRODUCT';
    return has(GIVEN) ? 'PERSON' : 'LOCATION';
  }
  if (lead === 'from') return ROLES.test(noun) || has(BOUGHT) ? 'ORGANIZATION' : 'LOCATION';
  if (lead === 'of') return ROLES.test(noun) ? 'ORGANIZATION' : PLACED_OF.test(noun) ? 'LOCATION' : null;
  if (lead === 'with') return has(DEALT) ? 'ORGANIZATION' : null;
  if ((lead === 'de' || lead === 'du') && noun !== '') return KIN.test(noun) ? null : 'LOCATION';
  if (IN.test(lead)) return 'LOCATION';
  if (/^(?:at|for|bei)$/u.test(lead)) return 'ORGANIZATION';
  if (/^(?:on|through|using|into|against|without)$/u.test(lead) && !possessive) return 'PRODUCT';
  if (!OWNED.test(lead) || possessive) return null;
  if (PLACED_AFTER.test(after ?? '')) return 'LOCATION';
  return DEALT_AFTER.test(after ?? '') ? 'ORGANIZATION' : 'PRODUCT';
}
