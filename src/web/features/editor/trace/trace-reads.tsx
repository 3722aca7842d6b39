// The cells a number is calculated from, each a step further along the trail.
import { IconArrowUpRight, IconPencil } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { TracedCell } from '#render/html/trace.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { followTrace } from '../session/view/trace-state.ts';
import { namedColumns } from './named-columns.ts';
import classes from './trace-panel.module.css';
import { withMinus } from './with-minus.ts';

export function TraceReads({ reads }: { readonly reads: readonly TracedCell[] }) {
  return (
    <>
      <h3 className={classes.subtitle}>
        <FormattedMessage id="trace.reads" values={{ count: reads.length }} />
      </h3>
      <ul className={classes.reads}>
        {reads.map((read) => (
          <li key={`${read.place.rowId} ${read.columns.join()}`}>
            <TraceReadRow read={read} />
          </li>
        ))}
      </ul>
    </>
  );
}

function TraceReadRow({ read }: { readonly read: TracedCell }) {
  const open = useTemplateDocument();
  const { place, sheetId, sheetTitle, label, texts, unit, isInput } = read;
  const Icon = isInput ? IconPencil : IconArrowUpRight;
  return (
    <button type="button" onClick={() => followTrace(open, { place, sheetId })}>
      <Icon size={15} aria-hidden="true" />
      <span>
        {label}
        {isInput && (
          <span className={classes.badge}>
            <FormattedMessage id="trace.input" />
          </span>
        )}
      </span>
      <span className={classes.from}>
        {[sheetTitle, namedColumns(read).join(' … ')].filter(Boolean).join(' · ')}
      </span>
      <span className={classes.number}>
        {texts.map(withMinus).join(' … ') || '–'}
        {unit !== '' && (
          <>
            {' '}
            <span className={classes.unit}>{unit}</span>
          </>
        )}
      </span>
    </button>
  );
}
