// Says in a sentence how the number of a quarter or year is made, or why there is none.
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { SpanMaking } from '#render/html/trace.ts';

const sentences: Readonly<Record<SpanMaking['rule'], MessageDescriptor>> = defineMessages({
  sum: { id: 'trace.span-sum' },
  last: { id: 'trace.span-last' },
  first: { id: 'trace.span-first' },
  same: { id: 'trace.span-same' },
  average: { id: 'trace.span-average' },
  anew: { id: 'trace.span-anew' },
  repeat: { id: 'trace.span-repeat' },
  blank: { id: 'trace.span-blank' },
});

export function TraceMaking({
  making: { rule, kind, count, unit, lacking },
}: {
  readonly making: SpanMaking;
}) {
  return (
    <p>
      {lacking === null ? (
        <FormattedMessage {...sentences[rule]} values={{ kind, count, unit }} />
      ) : (
        <FormattedMessage id="trace.span-lacking" values={{ kind, row: lacking }} />
      )}
    </p>
  );
}
