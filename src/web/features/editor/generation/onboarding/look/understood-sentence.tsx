// What was understood, in bold: a line breaks between its parts, within one only where it is longer than a line, and no dot begins or ends a line.

import { unbroken } from './unbroken.ts';
import classes from './understood-sentence.module.css';

const between = ' · ';

export function UnderstoodSentence({ sentence }: { readonly sentence: string }) {
  return (
    <strong className={classes.sentence}>
      <span className={classes.parts}>
        {sentence.split(between).map((part, index) => (
          <span key={part} className={classes.part}>
            {index > 0 && <span className={classes.dot}>{between}</span>}
            {unbroken(part)}
          </span>
        ))}
      </span>
    </strong>
  );
}
