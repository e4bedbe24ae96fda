/* global React, ReactDOM, GraphiQL */
// Opens GraphiQL on the address of this page, with the example operations in its tabs.
(async () => {
  const element = React.createElement;
  const response = await fetch('graphiql/examples.json');
  const examples = await response.json();
  const logo = element(
    GraphiQL.Logo,
    null,
    element('span', { className: 'mneme-logo' }, 'Mneme', element('small', null, 'memory for AI agents')),
  );
  const graphiql = element(
    GraphiQL,
    {
      fetcher: GraphiQL.createFetcher({ url: window.location.pathname }),
      defaultTabs: examples.map((query) => ({ query })),
      defaultEditorToolsVisibility: false,
      schemaDescription: true,
      shouldPersistHeaders: false,
    },
    logo,
  );
  ReactDOM.createRoot(document.getElementById('graphiql')).render(graphiql);
})();
