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
  const fetcher = GraphiQL.createFetcher({
    url: window.location.pathname,
    // Only subscriptions go through it.
    wsClient: { subscribe: (request, sink) => listen(request, sink) },
  });
  const graphiql = element(
    GraphiQL,
    {
      fetcher,
      defaultTabs: examples.map((query) => ({ query })),
      defaultEditorToolsVisibility: false,
      schemaDescription: true,
      shouldPersistHeaders: false,
    },
    logo,
  );
  ReactDOM.createRoot(document.getElementById('graphiql')).render(graphiql);
})();

/** A subscription as server-sent events, told to `sink`; answers with what ends it. */
function listen(request, sink) {
  const controller = new AbortController();
  read(request, sink, controller.signal).then(
    () => sink.complete(),
    (error) => {
      if (!controller.signal.aborted) sink.error(error);
    },
  );
  return () => controller.abort();
}

async function read(request, sink, signal) {
  const response = await fetch(window.location.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(request),
    signal,
  });
  if (!response.ok) return sink.next(await response.json());
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const events = text.split('\n\n');
    text = events.pop();
    for (const event of events) {
      const data = /^event: next\ndata: (.*)$/s.exec(event)?.[1];
      if (data !== undefined) sink.next(JSON.parse(data));
    }
  }
}
