// The parts that a business consists of: the kind of each, its size, and what adds another or takes one away.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ChoiceSelect } from '#web/ui/choice-select/choice-select.tsx';
import type { UnderstoodLine, UnderstoodPart } from '../../generator/protocol.ts';
import classes from '../look/onboarding.module.css';
import { DropButton } from './drop-button.tsx';
import { NumberField } from './number-field.tsx';
import {
  mayAddPart,
  type UnderstoodFieldsProps,
  withOtherKind,
  withoutPart,
  withPart,
  withSize,
} from './said-otherwise.ts';

export function PartFields(props: UnderstoodFieldsProps) {
  const { understood, form, onChange } = props;
  const list = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = mayAddPart(understood) && understood.kindId !== null;
  /** What was focused is gone. */
  const keepFocus = () =>
    setTimeout(() => (list.current?.querySelector<HTMLElement>(':scope > button') ?? list.current)?.focus());
  const add = (kindId: string | null) => {
    setAdding(false);
    if (kindId !== null) onChange(withPart(form, understood, kindId));
    keepFocus();
  };
  return (
    <div ref={list} className={classes.partList} tabIndex={-1}>
      {understood.parts.map((part, index) => (
        <PartRow key={part.kindId} part={part} index={index} onDropped={keepFocus} {...props} />
      ))}
      {mayAdd && isAdding && <AddedPart understood={understood} onAdd={add} />}
      {mayAdd && !isAdding && (
        <Button
          className={classes.more}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={15} />}
          onClick={() => setAdding(true)}
        >
          <FormattedMessage id="onboarding.add-part" />
        </Button>
      )}
    </div>
  );
}

interface AddedPartProps {
  readonly understood: UnderstoodLine;
  /** Null where there is to be none. */
  readonly onAdd: (kindId: string | null) => void;
}

function AddedPart({ understood: { kinds, parts }, onAdd }: AddedPartProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.part} data-is-added>
      <ChoiceSelect
        label={formatMessage({ id: 'onboarding.added-part' })}
        placeholder={formatMessage({ id: 'onboarding.kind-search' })}
        nothingFound={formatMessage({ id: 'onboarding.no-such-kind' })}
        choices={kinds.filter(({ id }) => !parts.some(({ kindId }) => kindId === id))}
        value={null}
        isOpenAtFirst
        onChoose={onAdd}
      />
      <DropButton label={formatMessage({ id: 'app.cancel' })} onDrop={() => onAdd(null)} />
    </div>
  );
}

interface PartRowProps extends UnderstoodFieldsProps {
  readonly part: UnderstoodPart;
  /** 0 for the trade itself. */
  readonly index: number;
  readonly onDropped: () => void;
}

const texts = defineMessages({
  kind: { id: 'onboarding.kind' },
  furtherKind: { id: 'onboarding.further-kind' },
  anyKind: { id: 'onboarding.any-kind' },
  kindSearch: { id: 'onboarding.kind-search' },
});

function PartRow({ part, index, onDropped, understood, form, onChange }: PartRowProps) {
  const { formatMessage } = useIntl();
  const isUnknown = index === 0 && understood.kindId === null;
  const others = understood.parts.filter(({ kindId }) => kindId !== part.kindId);
  return (
    <div className={classes.part}>
      <ChoiceSelect
        label={formatMessage(index === 0 ? texts.kind : texts.furtherKind)}
        placeholder={formatMessage(isUnknown ? texts.anyKind : texts.kindSearch)}
        nothingFound={formatMessage({ id: 'onboarding.no-such-kind' })}
        choices={understood.kinds.filter(({ id }) => !others.some(({ kindId }) => kindId === id))}
        value={isUnknown ? null : part.kindId}
        onChoose={(id) => onChange(withOtherKind(form, understood, part.kindId, id))}
      />
      <NumberField
        label={part.sizeName}
        value={part.size}
        most={part.mostSize}
        onNumber={(size) => onChange(withSize(form, understood, part.kindId, size))}
      />
      {understood.parts.length > 1 && (
        <DropButton
          label={formatMessage({ id: 'onboarding.drop-part' }, { part: part.name })}
          onDrop={() => {
            onChange(withoutPart(form, understood, part.kindId));
            onDropped();
          }}
        />
      )}
    </div>
  );
}
