// What was understood of the words, as one sentence, and as fields to say it otherwise.
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { UnderstoodLine } from '../../generator/protocol.ts';
import { isElsewhere } from '../../run/refined/addition.ts';
import classes from '../look/onboarding.module.css';
import { UnderstoodSentence } from '../look/understood-sentence.tsx';
import { PartFields } from './part-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { UnderstoodFieldsProps } from './said-otherwise.ts';

interface WholeFieldsProps extends UnderstoodFieldsProps {
  /** The business that it becomes part of, which has its place already; null where it stands for itself. */
  readonly combined: UnderstoodLine | null;
}

export function UnderstoodFields({ combined, ...props }: WholeFieldsProps) {
  const { understood } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.understood}>
      <div className={classes.sentence}>
        <div role="status">
          <p>
            <Sentence understood={understood} combined={combined} />
          </p>
          {combined && isElsewhere(understood, combined) && (
            <p className={classes.note}>
              <FormattedMessage id="onboarding.one-place" values={{ inside: combined.place.inside }} />
            </p>
          )}
          <NotUnderstood {...understood} />
        </div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={15} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id="onboarding.change-understood" />
        </Button>
      </div>
      {isOpen && <PartFields {...props} />}
      {isOpen && !combined && <PlaceFields {...props} />}
    </div>
  );
}

/** Words that nothing came of, and a place that is not in the catalogue. */
function NotUnderstood({ kindId, rest, unusedSizes, wrongSizes, unknownPlace }: UnderstoodLine) {
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
    </>
  );
}

function Sentence({ understood, combined }: Pick<WholeFieldsProps, 'understood' | 'combined'>) {
  if (understood.kindId === null) return <FormattedMessage id="onboarding.not-understood" />;
  const values = { sentence: <UnderstoodSentence {...(combined ?? understood)} /> };
  return combined ? (
    <FormattedMessage id="onboarding.combined" values={values} />
  ) : (
    <FormattedMessage id="onboarding.understood" values={values} />
  );
}
