// What was understood, in bold: a line breaks between its parts, and within one only where it is longer than a line.
import { Fragment } from 'react';
import classes from './onboarding.module.css';

const between = ' · ';

export function UnderstoodSentence({ sentence }: { readonly sentence: string }) {
  const parts = sentence.split(between);
  return (
    <strong>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span className={classes.understoodPart}>
            {index < parts.length - 1 ? `${part}${between.trimEnd()}` : part}
          </span>
        </Fragment>
      ))}
    </strong>
  );
}
