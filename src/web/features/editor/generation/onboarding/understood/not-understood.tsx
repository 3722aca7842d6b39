// Says which words of a line nothing came of.
import { FormattedMessage } from 'react-intl';
import type { UnderstoodLine } from '../../generator/protocol.ts';
import classes from '../look/onboarding.module.css';

/** Words that nothing came of, and a place that is not in the catalogue. */
export function NotUnderstood(understood: UnderstoodLine) {
  const { kindId, rest, unusedSizes, unusedPrices, wrongSizes, unknownPlace } = understood;
  return (
    <>
      {unknownPlace !== null && (
        <p className={classes.note}>
          <FormattedMessage id="onboarding.unknown-place" values={{ place: unknownPlace }} />
        </p>
      )}
      {kindId !== null && rest.length > 0 && (
        <p className={classes.note}>
          <FormattedMessage id="onboarding.rest" values={{ words: rest.join(', ') }} />
        </p>
      )}
      {kindId !== null && wrongSizes.length > 0 && (
        <p className={classes.note}>
          <FormattedMessage id="onboarding.wrong-sizes" values={{ sizes: wrongSizes.join(', ') }} />
        </p>
      )}
      {kindId !== null && unusedSizes.length > 0 && (
        <p className={classes.note}>
          <FormattedMessage id="onboarding.unused-sizes" values={{ sizes: unusedSizes.join(', ') }} />
        </p>
      )}
      {kindId !== null &&
        unusedPrices.map((sentence) => (
          <p key={sentence} className={classes.note}>
            {sentence}
          </p>
        ))}
    </>
  );
}
