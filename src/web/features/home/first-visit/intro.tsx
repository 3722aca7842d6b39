// Shown to a first-time visitor instead of a list: a field for the business, and the next steps in three points.
import { IconDownload, IconPencil, IconTableShortcut } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './intro.module.css';
import { PromptForm } from './prompt-form.tsx';

export function Intro() {
  return (
    <section className={classes.intro}>
      <div>
        <h2 className={classes.title}>
          <FormattedMessage id="intro.title" />
        </h2>
        <p className={classes.text}>
          <FormattedMessage id="intro.text" />
        </p>
        <PromptForm />
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
