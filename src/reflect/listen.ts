import { reflectEvents } from './reflect.ts';
import type { ReflectSettings } from './settings.ts';
import type { ReflectEvent, ReflectPorts, ReflectRequest } from './types.ts';

/**
 * The events of a reflection as they happen. Who stops listening stops it: a generator alone would wait for the step
 * under way, and what it costs, before it ended.
 */
export function listenToReflection(
  request: ReflectRequest,
  ports: ReflectPorts,
  settings: ReflectSettings,
  signal: AbortSignal,
): AsyncIterableIterator<ReflectEvent> {
  const left = new AbortController();
  const events = reflectEvents(request, ports, settings, AbortSignal.any([signal, left.signal]));
  const listening: AsyncIterableIterator<ReflectEvent> = {
    next: () => events.next(),
    async return() {
      left.abort();
      void events.return(undefined);
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => listening,
  };
  return listening;
}
