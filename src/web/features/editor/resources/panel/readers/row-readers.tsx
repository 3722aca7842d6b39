// Who reads a resource, each with a way there: of a shared driver always, of others where somebody does.
import { FormattedMessage } from 'react-intl';
import { useTemplate, useTemplateDocument } from '#web/features/editor/document/document-context.ts';
import type { ResourceView } from '#web/features/editor/document/resources/resource-view.ts';
import { readersOf } from '#web/features/editor/document/resources/row-readers.ts';
import { pickResourceIn } from '#web/features/editor/session/state/editor-state.ts';
import classes from './row-readers.module.css';

export function RowReaders({ resource }: { readonly resource: ResourceView }) {
  const open = useTemplateDocument();
  const readers = readersOf(useTemplate(), [resource.id]);
  if (readers.length === 0) {
    return (
      resource.rel === 'driver' && (
        <p className={classes.none}>
          <FormattedMessage id="readers.none" />
        </p>
      )
    );
  }
  return (
    <section className={classes.readers}>
      <h3 className={classes.heading}>
        <FormattedMessage id="readers.heading" />
      </h3>
      <ul className={classes.list}>
        {readers.map(({ id, sectionId, name, row }) => (
          <li key={`${id} ${name} ${row}`}>
            <button
              type="button"
              className={classes.reader}
              onClick={() => pickResourceIn(open, sectionId, id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
