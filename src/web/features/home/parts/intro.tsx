// What a first-time visitor sees instead of a list: what this is, in three steps, and where to begin.
import { IconDownload, IconPencil, IconTableShortcut } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { CreateButton } from './create-button.tsx';
import classes from './intro.module.css';

export function Intro() {
  return (
    <section className={classes.intro}>
      <div className={classes.words}>
        <h2 className={classes.title}>
          <FormattedMessage id="intro.title" />
        </h2>
        <p className={classes.text}>
          <FormattedMessage id="intro.text" />
        </p>
        <CreateButton size="md" />
      </div>
      <ol className={classes.steps}>
        <li>
          <IconPencil aria-hidden="true" />
          <FormattedMessage id="intro.step-type" />
        </li>
        <li>
          <IconTableShortcut aria-hidden="true" />
          <FormattedMessage id="intro.step-watch" />
        </li>
        <li>
          <IconDownload aria-hidden="true" />
          <FormattedMessage id="intro.step-take" />
        </li>
      </ol>
    </section>
  );
}
