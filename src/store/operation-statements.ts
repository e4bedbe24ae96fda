import { z } from 'zod';
import { OPERATION_STATES } from '../domain/operation.ts';
import { cypherInstant, cypherInt } from './codec.ts';
import { statement } from './statement.ts';

const id = z.string();
const state = z.enum(OPERATION_STATES);
const kind = z.enum(['RETAIN', 'CONSOLIDATE']);

export const enqueue = statement('operations/enqueue', {
  mode: 'WRITE',
  params: z.object({
    id,
    bankId: z.string(),
    kind,
    idempotencyKey: z.string().nullable(),
    requestHash: z.string(),
    request: z.string(),
    createdAt: cypherInstant,
  }),
  row: z.object({ accepted: z.literal(1) }),
});

export const findDue = statement('operations/find-due', {
  mode: 'READ',
  params: z.object({ kinds: z.array(kind), limit: cypherInt }),
  row: z.object({ id }),
});

export const claim = statement('operations/claim', {
  mode: 'WRITE',
  params: z.object({ id, leaseMs: cypherInt }),
  row: z.object({
    id,
    bankId: z.string(),
    kind,
    request: z.string(),
    requestHash: z.string(),
    createdAt: z.number(),
    fence: z.int(),
    failures: z.int(),
    crashes: z.int(),
  }),
});

export const renew = statement('operations/renew', {
  mode: 'WRITE',
  params: z.object({ id, fence: cypherInt, leaseMs: cypherInt, progress: z.number() }),
  row: z.object({ renewed: z.literal(1) }),
});

export const leave = statement('operations/leave', {
  mode: 'WRITE',
  params: z.object({
    id,
    fence: cypherInt,
    state,
    delayMs: cypherInt,
    failures: cypherInt,
    receipt: z.string().nullable(),
    error: z.string().nullable(),
  }),
  row: z.object({ left: z.literal(1) }),
});

export const cancel = statement('operations/cancel', {
  mode: 'WRITE',
  params: z.object({ id }),
  row: z.object({ found: state }),
});

export const retry = statement('operations/retry', {
  mode: 'WRITE',
  params: z.object({ id }),
  row: z.object({ found: state, isRetried: z.boolean() }),
});

export const keepAnswer = statement('operations/keep-answer', {
  mode: 'WRITE',
  params: z.object({ id, fence: cypherInt, key: z.string(), answer: z.string() }),
  row: z.object({ kept: z.literal(1) }),
});

export const keptAnswers = statement('operations/kept-answers', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), operationId: id }),
  row: z.object({ key: z.string(), answer: z.string() }),
});

export const forgetAnswers = statement('operations/forget-answers', {
  mode: 'WRITE',
  params: z.object({ bankId: z.string(), operationId: id }),
  row: z.object({ forgotten: z.int() }),
});
