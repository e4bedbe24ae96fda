import { FAR_FUTURE } from '../domain/instant.ts';
import type { GraphRequest, Subgraph } from '../domain/ports/read-store.ts';
import type { StoreCall } from '../domain/ports/recall-store.ts';
import type { Database } from './database.ts';
import { linkKindOf, type RelationshipType, relationshipsOf } from './link-kinds.ts';
import { graphEdges, graphNewest, graphStart, graphStep } from './read-link-statements.ts';

/** Most edges of a graph; the schema states it. */
const MOST_EDGES = 5000;
/** Without a starting point, this share of the nodes is left for what the newest memories lead to. */
const NEWEST_SHARE = 0.5;

interface Node {
  readonly id: string;
  readonly isMemory: boolean;
}

/** The part of the graph around some nodes: a statement for the start, one a step, and one for the edges. */
export async function readGraph(
  database: Database,
  bankId: string,
  request: GraphRequest,
  call?: StoreCall,
): Promise<Subgraph> {
  const relationships = relationshipsOf(request.kinds);
  const walk = { database, bankId, relationships, call };
  const start = await startOf(walk, request);
  const found = await walkFrom(walk, start.slice(0, request.first), request);
  const [memoryIds, entityIds] = idsOf(found.nodes);
  const edges = await database.run(
    graphEdges,
    { bankId, memoryIds, entityIds, relationships, limit: MOST_EDGES + 1 },
    call,
  );
  return {
    bankId,
    memoryIds,
    entityIds,
    edges: edges
      .slice(0, MOST_EDGES)
      .map(({ relationship, ...edge }) => ({ ...edge, kind: linkKindOf(relationship) })),
    truncated: found.truncated || start.length > request.first || edges.length > MOST_EDGES,
  };
}

interface Walk {
  readonly database: Database;
  readonly bankId: string;
  readonly relationships: RelationshipType[];
  readonly call: StoreCall | undefined;
}

async function startOf({ database, bankId, call }: Walk, request: GraphRequest): Promise<readonly Node[]> {
  if (request.around !== null) {
    const rows = await database.run(graphStart, { bankId, ids: [...new Set(request.around)] }, call);
    return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  }
  const share = request.depth === 0 ? 1 : NEWEST_SHARE;
  const limit = Math.max(1, Math.floor(request.first * share));
  const rows = await database.run(graphNewest, { bankId, before: FAR_FUTURE, limit }, call);
  return rows.map(({ id }) => ({ id, isMemory: true }));
}

async function walkFrom(walk: Walk, start: readonly Node[], { depth, first }: GraphRequest) {
  const nodes = [...start];
  for (let step = 0; step < depth && nodes.length > 0; step++) {
    const left = first - nodes.length;
    const [memoryIds, entityIds] = idsOf(nodes);
    const { database, bankId, relationships, call } = walk;
    const reached = await database.run(
      graphStep,
      { bankId, memoryIds, entityIds, relationships, limit: left + 1 },
      call,
    );
    nodes.push(...reached.slice(0, left));
    if (reached.length > left) return { nodes, truncated: true };
    if (reached.length === 0) break;
  }
  return { nodes, truncated: false };
}

function idsOf(nodes: readonly Node[]): [memoryIds: string[], entityIds: string[]] {
  return [
    nodes.filter(({ isMemory }) => isMemory).map(({ id }) => id),
    nodes.filter(({ isMemory }) => !isMemory).map(({ id }) => id),
  ];
}
