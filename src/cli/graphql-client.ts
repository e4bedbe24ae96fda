/** Sends one GraphQL operation and returns its `data`. Throws with the first error's message. */
export async function graphqlRequest<T>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as { data?: T | null; errors?: readonly { message: string }[] };
  if (body.errors?.[0] !== undefined) throw new Error(body.errors[0].message);
  if (body.data == null) throw new Error(`no data in the answer (HTTP ${response.status})`);
  return body.data;
}

/** True when a Mneme API answers at this GraphQL address. */
export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(new URL('/health/ready', url))).ok;
  } catch {
    return false;
  }
}
