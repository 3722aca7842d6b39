// What was understood of the words, as one sentence, and as fields to say it otherwise.
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { UnderstoodLine } from '../../generator/protocol.ts';
import { isElsewhere } from '../../run/refined/addition.ts';
import classes from '../look/onboarding.module.css';
import { UnderstoodSentence } from '../look/understood-sentence.tsx';
import { MonthsFields } from './months-fields.tsx';
import { NotUnderstood } from './not-understood.tsx';
import { PartFields } from './part-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import type { UnderstoodFieldsProps } from './said-otherwise.ts';
import { WishList } from './wish-list.tsx';

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
      {isOpen && <PriceFields {...props} />}
      {isOpen && !combined && <PlaceFields {...props} />}
      {isOpen && !combined && <MonthsFields {...props} />}
      {isOpen && <WishList {...props} />}
    </div>
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
