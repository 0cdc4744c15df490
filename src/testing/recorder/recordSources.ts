/** Records changes of the page's sources, once for all listeners. */
import type { Source } from '@/lib/source';
import { toFlowValue } from '@/testing/format/flowValue';
import type { ContextAdapter } from '@/testing/context/contextAdapter';
import type { RecordingAdapterTools } from './recordingAdapterTools';

type Ear = (value: unknown) => void;

interface Open {
  ears: Set<Ear>;
  end: () => void;
}

export function recordSources({
  queue,
  happened,
  asked,
}: RecordingAdapterTools): ContextAdapter['source'] {
  const open = new Map<string, Open>();

  function listen(name: string, source: Source<unknown>): Open {
    const ears = new Set<Ear>();
    let begun = false;
    const end = source((value) => {
      if (!begun) return;
      queue.enqueue(() => {
        if (ears.size === 0) return;
        happened({ kind: 'change', source: name, value: toFlowValue(value) });
        ears.forEach((hear) => hear(value));
      });
    });
    begun = true;
    return { ears, end };
  }

  return <Value>(name: string, real: () => Source<Value>): Source<Value> =>
    (tell) => {
      const present = presentValue(real());
      asked({ kind: 'read', name, args: [], value: toFlowValue(present) });
      const listening = open.get(name) ?? listen(name, real() as Source<unknown>);
      open.set(name, listening);
      const hear: Ear = (value) => tell(value as Value);
      listening.ears.add(hear);
      if (present !== undefined) tell(present);
      return () => {
        listening.ears.delete(hear);
        if (listening.ears.size > 0) return;
        listening.end();
        open.delete(name);
      };
    };
}

/** Returns the value that a source reports on subscription; undefined if it reports none. */
function presentValue<Value>(source: Source<Value>): Value | undefined {
  let present: Value | undefined;
  source((value) => {
    present = value;
  })();
  return present;
}
