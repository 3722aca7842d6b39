// What was understood, in bold: a line breaks between its parts, within one only where it is longer than a line, and no dot begins or ends a line.
import { useIntl } from 'react-intl';
import type { UnderstoodLine } from '../../generator/protocol.ts';
import { unbroken } from './unbroken.ts';
import classes from './understood-sentence.module.css';

const between = ' · ';

/** Its currency stands last, unless a price names it. */
export function UnderstoodSentence({ sentence, currency }: Pick<UnderstoodLine, 'sentence' | 'currency'>) {
  const { formatMessage } = useIntl();
  const said = (part: string) =>
    part === currency ? formatMessage({ id: 'onboarding.amounts-in' }, { currency }) : part;
  return (
    <strong className={classes.sentence}>
      <span className={classes.parts}>
        {sentence.split(between).map((part, index) => (
          <span key={part} className={classes.part}>
            {index > 0 && <span className={classes.dot}>{between}</span>}
            {unbroken(said(part))}
          </span>
        ))}
      </span>
    </strong>
  );
}
