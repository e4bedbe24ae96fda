/** Who may import whom: the table of ARCHITECTURE.md as rules. */

/** What each folder may import of the project besides itself; a folder that is missing here may import everything. */
const MAY_IMPORT = {
  domain: [],
  temporal: ['domain'],
  text: ['domain'],
  recall: ['domain', 'temporal', 'text'],
  prompts: ['domain'],
  retain: ['domain', 'temporal', 'text', 'prompts'],
  reflect: ['domain', 'temporal', 'text', 'prompts'],
  operations: ['domain'],
  feed: ['domain'],
  transfer: ['domain', 'retain'],
  models: ['domain'],
  store: ['domain'],
  embedded: ['domain'],
  observe: ['domain'],
  graphql: ['domain', 'temporal', 'text', 'recall', 'retain', 'reflect', 'feed', 'observe'],
  http: ['domain', 'graphql', 'observe'],
  cli: ['domain', 'temporal', 'text', 'recall', 'retain', 'reflect', 'graphql'],
};

/** Libraries that one folder alone may import: everything else reaches them over its port. */
const OWNED_LIBRARIES = {
  'neo4j-driver': ['store'],
  '@huggingface/transformers': ['models'],
  'onnxruntime-node': ['models'],
  'onnxruntime-common': ['models'],
  tiktoken: ['models'],
  'chrono-node': ['temporal'],
  compromise: ['text', 'retain'],
  graphql: ['graphql', 'http'],
  'graphql-ws': ['http'],
  ws: ['http'],
  express: ['http'],
  '@apollo/server': ['graphql', 'http'],
  pino: ['observe'],
  'prom-client': ['observe'],
};

const folderRules = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `${folder}-imports`,
  comment: `src/${folder} may import ${allowed.length === 0 ? 'nothing of the project' : allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: [folder, ...allowed].map((name) => `^src/${name}/`) },
}));

const libraryRules = Object.entries(OWNED_LIBRARIES).map(([library, folders]) => ({
  name: `only-${folders.join('-')}-imports-${library}`,
  severity: 'error',
  from: { path: '^src/', pathNot: folders.map((folder) => `^src/${folder}/`) },
  to: { path: `node_modules/${library}/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-tests-in-sources',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|scripts)/' },
    },
    {
      name: 'sources-need-no-dev-dependency',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    ...folderRules,
    ...libraryRules,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
