// The first card: creates a new template, from a line or blank, or says why that is not possible.
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import classes from './create-card.module.css';

interface CreateCardProps {
  readonly canAdd: boolean;
  readonly shape: 'card' | 'row';
}

export function CreateCard({ canAdd, shape }: CreateCardProps) {
  const reason = useId();
  const content = (
    <>
      <span className={classes.plus} aria-hidden="true">
        <IconPlus size={22} />
      </span>
      <span className={classes.words}>
        <FormattedMessage id="home.create" />
        <span className={classes.how}>
          <FormattedMessage id="home.create-how" />
        </span>
      </span>
    </>
  );
  if (canAdd) {
    return (
      <div className={classes.both} data-shape={shape}>
        <Link to="/template/new/" className={classes.create} data-shape={shape}>
          {content}
        </Link>
        <LinkButton
          to="/template/new/"
          search={{ start: 'blank' }}
          variant="subtle"
          size="compact-sm"
          className={classes.blank ?? ''}
        >
          <FormattedMessage id="home.from-blank" />
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={classes.full} data-shape={shape}>
      <button type="button" disabled aria-describedby={reason} className={classes.create} data-shape={shape}>
        {content}
      </button>
      <p id={reason} className={classes.reason}>
        <FormattedMessage id="home.limit-short" />
      </p>
    </div>
  );
}
