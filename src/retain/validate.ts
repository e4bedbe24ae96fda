import { checkBankId } from '../domain/bank-input.ts';
import { MemoryError } from '../domain/errors.ts';
import { EARLIEST, FAR_FUTURE, type Instant } from '../domain/instant.ts';
import { CAUSAL_KINDS } from '../domain/link.ts';
import { zoneOf } from '../temporal/zone.ts';
import {
  MAX_CAUSES_PER_FACT,
  MAX_CONTEXT_CHARS,
  MAX_ENTITIES_PER_FACT,
  MAX_FACT_CHARS,
  MAX_FACTS_PER_ITEM,
  MAX_FACTS_PER_REQUEST,
  MAX_ITEMS,
  MAX_KEY_CHARS,
  MAX_METADATA_CHARS,
  MAX_REQUEST_CHARS,
  MAX_TAG_CHARS,
  MAX_TAGS,
} from './limits.ts';
import type { GivenFact, RetainItem, RetainRequest } from './types.ts';

/** Half a surrogate pair: has no UTF-8 form, so the database would store something else. */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** White space, controls and format characters such as zero-width spaces: what nobody sees. */
const INVISIBLE = /^[\p{Z}\p{C}]*$/u;

/**
 * Throws BAD_USER_INPUT for what cannot be retained, naming its place: `items[2].facts[0].causes[1].fact`.
 * Nothing is repaired in silence: what passes is stored as it was given.
 */
export function validate(request: RetainRequest): void {
  checkBankId(request.bankId);
  if (request.idempotencyKey !== null) checkKey('idempotencyKey', request.idempotencyKey);
  const { items } = request;
  if (items.length === 0) refuse('items', 'is empty: there is nothing to retain');
  if (items.length > MAX_ITEMS) refuse('items', `has ${items.length} items: at most ${MAX_ITEMS} a request`);
  const chars = items.reduce((sum, item) => sum + item.content.length, 0);
  if (chars > MAX_REQUEST_CHARS)
    refuse('items', `hold ${chars} characters of content: at most ${MAX_REQUEST_CHARS} a request`);
  const facts = items.reduce((sum, item) => sum + (item.facts?.length ?? 0), 0);
  if (facts > MAX_FACTS_PER_REQUEST)
    refuse('items', `hold ${facts} facts: at most ${MAX_FACTS_PER_REQUEST} a request`);
  for (const [index, item] of items.entries()) checkItem(`items[${index}]`, item);
  checkUpdateModes(items);
}

/** The items of one document are one document: they all replace it, or all add to it. */
function checkUpdateModes(items: readonly RetainItem[]): void {
  const modes = new Map<string, RetainItem['updateMode']>();
  for (const [index, { documentId, updateMode }] of items.entries()) {
    const path = `items[${index}].updateMode`;
    if (documentId === null) {
      if (updateMode === 'APPEND') refuse(path, 'is APPEND, which needs the documentId of what to append to');
      continue;
    }
    if ((modes.get(documentId) ?? updateMode) !== updateMode)
      refuse(path, `is ${updateMode}, but an earlier item of document "${documentId}" has the other mode`);
    modes.set(documentId, updateMode);
  }
}

function checkItem(path: string, item: RetainItem): void {
  checkVisible(`${path}.content`, item.content);
  checkMoment(`${path}.timestamp`, item.timestamp);
  if (item.timezone !== null) zoneOf(item.timezone);
  if (item.context !== null) checkText(`${path}.context`, item.context, MAX_CONTEXT_CHARS);
  if (item.documentId !== null) checkKey(`${path}.documentId`, item.documentId);
  checkTags(`${path}.tags`, item.tags);
  checkMetadata(`${path}.metadata`, item.metadata);
  if (item.facts === null) return;
  if (item.facts.length > MAX_FACTS_PER_ITEM)
    refuse(`${path}.facts`, `has ${item.facts.length} facts: at most ${MAX_FACTS_PER_ITEM} an item`);
  for (const [index, fact] of item.facts.entries())
    checkFact(`${path}.facts[${index}]`, fact, { index, count: item.facts.length });
}

/** Throws BAD_USER_INPUT for contents that a memory cannot have; `path` names them. */
export function checkContents(path: string, fact: GivenFact, context: string | null): void {
  checkFact(path, fact, { index: 0, count: 1 });
  if (context !== null) checkText(`${path}.context`, context, MAX_CONTEXT_CHARS);
}

function checkFact(path: string, fact: GivenFact, place: { index: number; count: number }): void {
  checkVisible(`${path}.text`, fact.text, MAX_FACT_CHARS);
  checkOccurrence(path, fact);
  if (fact.confidence !== null) {
    if (fact.type !== 'OPINION')
      refuse(`${path}.confidence`, `is given for a fact of type ${fact.type}: only an OPINION has one`);
    if (!(fact.confidence >= 0 && fact.confidence <= 1))
      refuse(`${path}.confidence`, `is ${fact.confidence}: it lies between 0 and 1`);
  }
  if (fact.quote !== null) checkText(`${path}.quote`, fact.quote, MAX_FACT_CHARS);
  checkTags(`${path}.tags`, fact.tags);
  checkMetadata(`${path}.metadata`, fact.metadata);
  checkCount(`${path}.entities`, fact.entities.length, MAX_ENTITIES_PER_FACT);
  for (const [index, entity] of fact.entities.entries())
    checkVisible(`${path}.entities[${index}].name`, entity.name, MAX_KEY_CHARS);
  checkCauses(`${path}.causes`, fact, place);
}

function checkOccurrence(path: string, { occurredStart, occurredEnd }: GivenFact): void {
  checkMoment(`${path}.occurredStart`, occurredStart);
  if (occurredEnd === null) return;
  if (occurredStart === null)
    refuse(`${path}.occurredEnd`, 'is given without occurredStart: give both, or only the start');
  checkMoment(`${path}.occurredEnd`, occurredEnd);
  if (occurredStart !== null && occurredEnd <= occurredStart)
    refuse(`${path}.occurredEnd`, 'is not after occurredStart: the end is the first moment after the event');
}

function checkCauses(path: string, fact: GivenFact, place: { index: number; count: number }): void {
  checkCount(path, fact.causes.length, MAX_CAUSES_PER_FACT);
  const kinds: readonly string[] = CAUSAL_KINDS;
  for (const [index, cause] of fact.causes.entries()) {
    const here = `${path}[${index}]`;
    if (!Number.isInteger(cause.fact) || cause.fact < 0 || cause.fact >= place.count)
      refuse(
        `${here}.fact`,
        `is ${cause.fact}, but the facts of this item are numbered 0 to ${place.count - 1}`,
      );
    if (cause.fact === place.index) refuse(`${here}.fact`, 'names the fact itself: nothing causes itself');
    if (!kinds.includes(cause.kind))
      refuse(`${here}.kind`, `is ${cause.kind}: a cause is one of ${CAUSAL_KINDS.join(', ')}`);
    if (!(cause.weight > 0 && cause.weight <= 1))
      refuse(`${here}.weight`, `is ${cause.weight}: it is above 0 and at most 1`);
  }
}

function checkTags(path: string, tags: readonly string[]): void {
  checkCount(path, tags.length, MAX_TAGS);
  for (const [index, tag] of tags.entries()) checkVisible(`${path}[${index}]`, tag, MAX_TAG_CHARS);
}

function checkMetadata(path: string, metadata: string | null): void {
  if (metadata === null) return;
  checkText(path, metadata, MAX_METADATA_CHARS);
  try {
    JSON.parse(metadata);
  } catch (cause) {
    throw new MemoryError('BAD_USER_INPUT', `${path} is not JSON.`, { cause });
  }
}

function checkMoment(path: string, moment: Instant | null): void {
  if (moment !== null && !(moment >= EARLIEST && moment <= FAR_FUTURE))
    refuse(path, 'is outside the years 1 to 9999');
}

function checkKey(path: string, key: string): void {
  checkVisible(path, key, MAX_KEY_CHARS);
}

function checkVisible(path: string, text: string, max = Number.POSITIVE_INFINITY): void {
  if (INVISIBLE.test(text)) refuse(path, 'is blank: it needs at least one visible character');
  checkText(path, text, max);
}

function checkText(path: string, text: string, max: number): void {
  if (text.length > max) refuse(path, `has ${text.length} characters: at most ${max}`);
  const nul = text.indexOf('\0');
  if (nul >= 0) refuse(path, `holds a NUL character at offset ${nul}: remove it`);
  const surrogate = text.search(LONE_SURROGATE);
  if (surrogate >= 0)
    refuse(path, `holds half a surrogate pair at offset ${surrogate}: the text was cut inside a character`);
}

function checkCount(path: string, count: number, max: number): void {
  if (count > max) refuse(path, `has ${count} entries: at most ${max}`);
}

function refuse(path: string, problem: string): never {
  throw new MemoryError('BAD_USER_INPUT', `${path} ${problem}.`, { details: { field: path } });
}
