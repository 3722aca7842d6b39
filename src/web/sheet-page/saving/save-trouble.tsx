// What stands in the way of saving, with a way out: somebody else saved meanwhile, nobody answers, or the key opens nothing any more.
import { FormattedMessage } from 'react-intl';
import { useStore } from 'zustand';
import classes from './save-trouble.module.css';
import type { Saver } from './saver.ts';

export function SaveTrouble({ saver }: { readonly saver: Saver }) {
  const { status } = useStore(saver.store);
  return (
    <div role="alert">
      {status === 'conflict' && <Conflict saver={saver} />}
      {status === 'unreachable' && (
        <div className={classes.strip}>
          <p>
            <FormattedMessage id="book.unreachable" />
          </p>
          <button type="button" onClick={() => saver.tryAgain()}>
            <FormattedMessage id="book.retry" />
          </button>
        </div>
      )}
      {status === 'refused' && (
        <div className={classes.strip}>
          <p>
            <FormattedMessage id="book.refused" />
          </p>
        </div>
      )}
    </div>
  );
}

function Conflict({ saver }: { readonly saver: Saver }) {
  return (
    <div className={classes.strip}>
      <p>
        <FormattedMessage id="book.conflict" />
      </p>
      <button type="button" onClick={() => saver.takeTheirs()}>
        <FormattedMessage id="book.take-theirs" />
      </button>
      <button type="button" onClick={() => void saver.overwrite()}>
        <FormattedMessage id="book.keep-mine" />
      </button>
    </div>
  );
}
