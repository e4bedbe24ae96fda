import { z } from 'zod';
import { cypherInstant, cypherInt } from './codec.ts';
import { statement } from './statement.ts';

/** IMPORTING: a copy is being written into it, and nobody sees it until that is complete. */
const bankState = z.enum(['ACTIVE', 'DELETING', 'IMPORTING']);

export const bankRow = z.object({
  id: z.string(),
  bankKey: z.string(),
  name: z.string(),
  mission: z.string().nullable(),
  timezone: z.string(),
  skepticism: z.int(),
  literalism: z.int(),
  empathy: z.int(),
  /** JSON text of the bank's directives. */
  directives: z.string().nullable(),
  createdAt: z.number(),
  state: bankState,
});
export type BankRow = z.output<typeof bankRow>;

const trait = cypherInt.nullable();

export const findBank = statement('retain/find-bank', {
  mode: 'READ',
  params: z.object({ bankId: z.string() }),
  row: bankRow,
});

export const ensureBank = statement('write/ensure-bank', {
  mode: 'WRITE',
  params: z.object({
    bankId: z.string(),
    bankKey: z.string(),
    name: z.string(),
    mission: z.string().nullable(),
    timezone: z.string(),
    skepticism: cypherInt,
    literalism: cypherInt,
    empathy: cypherInt,
    at: cypherInstant,
  }),
  row: bankRow,
});

export const updateBank = statement('write/update-bank', {
  mode: 'WRITE',
  params: z.object({
    bankId: z.string(),
    name: z.string().nullable(),
    mission: z.string().nullable(),
    timezone: z.string().nullable(),
    skepticism: trait,
    literalism: trait,
    empathy: trait,
  }),
  row: bankRow,
});

export const setDirectives = statement('write/set-directives', {
  mode: 'WRITE',
  params: z.object({ bankId: z.string(), directives: z.string() }),
  row: bankRow,
});

export const lockBank = statement('write/lock-bank', {
  mode: 'WRITE',
  params: z.object({ bankId: z.string(), at: cypherInstant }),
  row: z.object({ bankKey: z.string(), state: bankState }),
});

export const markBankDeleting = statement('write/mark-bank-deleting', {
  mode: 'WRITE',
  params: z.object({ bankId: z.string() }),
  row: z.object({ marked: z.literal(1) }),
});

export const findBanksDeleting = statement('write/find-banks-deleting', {
  mode: 'READ',
  params: z.object({}),
  row: z.object({ bankId: z.string() }),
});

const batch = z.object({ bankId: z.string(), limit: cypherInt });
const removed = z.object({ removed: z.int() });

export const emptyMemories = statement('write/empty-memories', {
  mode: 'WRITE',
  params: batch,
  row: z.object({ removed: z.int(), links: z.int() }),
});
export const emptyChunks = statement('write/empty-chunks', { mode: 'WRITE', params: batch, row: removed });
export const emptyDocuments = statement('write/empty-documents', {
  mode: 'WRITE',
  params: batch,
  row: removed,
});
export const emptyEntities = statement('write/empty-entities', {
  mode: 'WRITE',
  params: batch,
  row: removed,
});
export const emptyDecisions = statement('write/empty-decisions', {
  mode: 'WRITE',
  params: batch,
  row: removed,
});
export const emptyAnswers = statement('write/empty-answers', { mode: 'WRITE', params: batch, row: removed });
export const emptyTagSets = statement('write/empty-tag-sets', { mode: 'WRITE', params: batch, row: removed });
export const emptyOperations = statement('write/empty-operations', {
  mode: 'WRITE',
  params: batch,
  row: removed,
});

export const emptyChanges = statement('write/empty-changes', { mode: 'WRITE', params: batch, row: removed });

export const removeBank = statement('write/remove-bank', {
  mode: 'WRITE',
  params: z.object({ bankId: z.string() }),
  row: z.object({}),
});
