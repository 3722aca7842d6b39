// Says in a sentence what an AI has added to the model, or why there is nothing of it.
import { FormattedMessage, useIntl } from 'react-intl';
import type { Added } from '#generate/proposal/added.ts';
import { whyNoAI } from '#web/features/editor/session/ai/why-no-ai.ts';
import type { UnderstoodLine } from '../../generator/protocol.ts';
import type { PartOfAI } from '../../run/make-with-ai.ts';
import classes from './onboarding.module.css';

interface PartOfAISentenceProps {
  readonly ai: PartOfAI;
  /** What a new model was made of, where the AI may have chosen some of it. */
  readonly understood?: UnderstoodLine | null;
  /** What there is without it. */
  readonly of?: 'model' | 'change';
}

export function PartOfAISentence({ ai, understood = null, of = 'model' }: PartOfAISentenceProps) {
  const { added, reason } = ai;
  const { formatMessage } = useIntl();
  if (reason === null && !added) return null;
  return (
    <p className={classes.lead} role="note">
      {reason !== null && of === 'model' && (
        <FormattedMessage id="onboarding.ai-instead" values={{ why: formatMessage(whyNoAI[reason]) }} />
      )}
      {reason !== null && of === 'change' && (
        <FormattedMessage id="refine.ai-instead" values={{ why: formatMessage(whyNoAI[reason]) }} />
      )}
      {reason === null && added && <AddedByAI added={added} understood={understood} />}
    </p>
  );
}

interface AddedByAIProps {
  readonly added: Added;
  readonly understood: UnderstoodLine | null;
}

function AddedByAI({ added, understood }: AddedByAIProps) {
  const isNothing = added.lineCount === 0 && added.numberCount === 0;
  const isChosen = understood !== null && (added.isKindProposed || added.isPlaceProposed);
  return (
    <>
      {isChosen && <ChosenByAI {...added} understood={understood} />}
      {isChosen && !(isNothing && added.leftOut === 'nothing') && ' '}
      {!(isNothing && (isChosen || added.leftOut !== 'nothing')) && <WhatWasAdded {...added} />}
      {added.leftOut !== 'nothing' && !isNothing && ' '}
      {added.leftOut !== 'nothing' && isNothing && <FormattedMessage id="onboarding.ai-kept-out" />}
      {added.leftOut !== 'nothing' && !isNothing && <FormattedMessage id="onboarding.ai-left-out" />}
    </>
  );
}

type Chosen = Pick<Added, 'isKindProposed' | 'isPlaceProposed'> & { readonly understood: UnderstoodLine };

function ChosenByAI({ isKindProposed, isPlaceProposed, understood }: Chosen) {
  const { parts, countries, countryId } = understood;
  const place = countries.find(({ id }) => id === countryId)?.name ?? countryId;
  return (
    <>
      {isKindProposed && (
        <FormattedMessage
          id="onboarding.ai-kind"
          values={{ kinds: parts.map(({ name }) => name).join('; ') }}
        />
      )}
      {isKindProposed && isPlaceProposed && ' '}
      {isPlaceProposed && <FormattedMessage id="onboarding.ai-place" values={{ place }} />}
    </>
  );
}

function WhatWasAdded({ lineCount: lines, numberCount: numbers }: Added) {
  if (lines > 0 && numbers > 0)
    return <FormattedMessage id="onboarding.ai-added" values={{ lines, numbers }} />;
  if (lines > 0) return <FormattedMessage id="onboarding.ai-lines" values={{ lines }} />;
  if (numbers > 0) return <FormattedMessage id="onboarding.ai-numbers" values={{ numbers }} />;
  return <FormattedMessage id="onboarding.ai-nothing" />;
}
