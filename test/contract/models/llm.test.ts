import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLlm, type LlmSource } from '../../../src/models/llm.ts';
import { type LlmServer, startLlmServer } from '../../support/llm-server.ts';
import { CONTRACT_QUESTIONS, CONTRACT_TURN, contractScript, llmContract } from './llm-contract.ts';

let server: LlmServer;
let folder: string;
beforeAll(async () => {
  server = await startLlmServer(contractScript);
  folder = await mkdtemp(join(tmpdir(), 'mneme-recordings-'));
  const recording = createLlm({ kind: 'RECORD', endpoint: endpoint(), folder });
  await Promise.allSettled([
    ...CONTRACT_QUESTIONS.map((question) => recording.complete(question)),
    recording.converse(CONTRACT_TURN),
  ]);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function endpoint(): Extract<LlmSource, { kind: 'ENDPOINT' }>['endpoint'] {
  return {
    baseUrl: server.url,
    apiKey: 'sk-secret',
    model: 'tiny',
    timeoutMs: 20_000,
    maxConcurrency: 4,
    maxRetries: 0,
    temperature: 0,
    maxOutputTokens: null,
  };
}

describe('the language model behind an endpoint', () => {
  llmContract(async () => ({
    llm: createLlm({ kind: 'ENDPOINT', endpoint: endpoint() }),
    close: async () => undefined,
  }));
});

describe('the recording language model', () => {
  llmContract(async () => {
    const own = await mkdtemp(join(tmpdir(), 'mneme-recordings-'));
    return {
      llm: createLlm({ kind: 'RECORD', endpoint: endpoint(), folder: own }),
      close: () => rm(own, { recursive: true }),
    };
  });
});

describe('the replaying language model', () => {
  llmContract(async () => ({
    llm: createLlm({ kind: 'REPLAY', model: 'tiny', folder }),
    close: async () => undefined,
  }));

  it('asks nobody', async () => {
    const before = server.requests.length;
    await createLlm({ kind: 'REPLAY', model: 'tiny', folder }).complete(
      CONTRACT_QUESTIONS[0] ?? expect.fail(),
    );
    expect(server.requests.length).toBe(before);
  });

  it('says how to record what was never recorded, and what another model was asked', async () => {
    const [question = expect.fail()] = CONTRACT_QUESTIONS;
    for (const [model, request] of [
      ['tiny', { ...question, user: 'new' }],
      ['other', question],
    ] as const) {
      const replaying = createLlm({ kind: 'REPLAY', model, folder });
      await expect(replaying.complete(request)).rejects.toMatchObject({
        code: 'MODEL_UNAVAILABLE',
        retryable: false,
        message: expect.stringContaining('LLM_RECORD=record'),
      });
    }
  });

  it('has recordings without a key or an address', async () => {
    const names = await readdir(folder);
    expect(names).toHaveLength(CONTRACT_QUESTIONS.length + 1);
    for (const name of names) {
      const text = await readFile(join(folder, name), 'utf8');
      expect(text).not.toContain('sk-secret');
      expect(text).not.toContain('127.0.0.1');
      expect(JSON.parse(text)).toMatchObject({
        model: 'tiny',
        system: expect.stringMatching(/^(?:Name the colours|You look things up)\.$/u),
      });
    }
  });
});
