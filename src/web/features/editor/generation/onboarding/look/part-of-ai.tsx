// Says in a sentence what an AI has added to the model, or why there is nothing of it.
import { Fragment, type ReactElement } from 'react';
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

/** Whether anything in the model is of the AI. */
export const isPartOfAI = (added: Added): boolean =>
  added.lineCount + added.numberCount > 0 ||
  added.isKindProposed ||
  added.isPlaceProposed ||
  added.isSizeProposed;

function AddedByAI({ added, understood }: AddedByAIProps) {
  const { leftOut } = added;
  const isChosen =
    understood !== null && (added.isKindProposed || added.isPlaceProposed || added.isSizeProposed);
  const isAdded = added.lineCount + added.numberCount > 0;
  const names = leftOut.join('; ');
  const sentences = [
    ...(isChosen ? chosenByAI(added, understood) : []),
    ...(isAdded || (!isChosen && leftOut.length === 0) ? [<WhatWasAdded key="added" {...added} />] : []),
    ...(leftOut.length > 0 && isAdded
      ? [<FormattedMessage key="left-out" id="onboarding.ai-left-out" values={{ names }} />]
      : []),
    ...(leftOut.length > 0 && !isAdded
      ? [<FormattedMessage key="kept-out" id="onboarding.ai-kept-out" values={{ names }} />]
      : []),
  ];
  return sentences.map((sentence, index) => (
    <Fragment key={sentence.key}>
      {index > 0 && ' '}
      {sentence}
    </Fragment>
  ));
}

function chosenByAI(
  { isKindProposed, isPlaceProposed, isSizeProposed }: Added,
  { parts, countries, countryId }: UnderstoodLine,
): readonly ReactElement[] {
  const kinds = parts.map(({ name }) => name).join('; ');
  const place = countries.find(({ id }) => id === countryId)?.name ?? countryId;
  const [head] = parts;
  const sizeName = head?.sizeName.toLowerCase() ?? '';
  return [
    ...(isKindProposed ? [<FormattedMessage key="kind" id="onboarding.ai-kind" values={{ kinds }} />] : []),
    ...(isPlaceProposed
      ? [<FormattedMessage key="place" id="onboarding.ai-place" values={{ place }} />]
      : []),
    ...(isSizeProposed && head
      ? [<FormattedMessage key="size" id="onboarding.ai-size" values={{ size: head.size, sizeName }} />]
      : []),
  ];
}

function WhatWasAdded({ lineCount: lines, numberCount: numbers }: Added) {
  if (lines > 0 && numbers > 0)
    return <FormattedMessage id="onboarding.ai-added" values={{ lines, numbers }} />;
  if (lines > 0) return <FormattedMessage id="onboarding.ai-lines" values={{ lines }} />;
  if (numbers > 0) return <FormattedMessage id="onboarding.ai-numbers" values={{ numbers }} />;
  return <FormattedMessage id="onboarding.ai-nothing" />;
}
