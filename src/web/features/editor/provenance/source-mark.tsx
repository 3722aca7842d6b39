// A small icon beside an assumption's field: filled if its source is known; opens the form to edit it.
import { ActionIcon, Popover } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { memo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShallow } from 'zustand/react/shallow';
import { shallow } from 'zustand/shallow';
import { useTemplateFact } from '../document/document-context.ts';
import { type AssumptionPlace, isEmptyProvenance, provenanceOf } from '../document/edits/provenance.ts';
import { useInputName } from '../fields/use-input-name.ts';
import { flowAt } from './assumptions.ts';
import { SourceForm, type SourceFormHandle } from './source-form.tsx';
import classes from './sources.module.css';

/** There is one beside each field, so typing there must not render it. */
export const SourceMark = memo(
  OwnSourceMark,
  (one, other) => one.name === other.name && shallow(one.place, other.place),
);

export interface SourceMarkProps {
  readonly place: AssumptionPlace;
  readonly name: string;
}

function OwnSourceMark({ place, name: nameOfField }: SourceMarkProps) {
  const { formatMessage } = useIntl();
  const flow = useTemplateFact((template) => flowAt(template, place));
  const name = useInputName()(nameOfField, flow);
  const told = useTemplateFact(useShallow((template) => provenanceOf(template, place)));
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<SourceFormHandle>(null);
  const known = [told.source, told.owner, told.date].filter((text) => text !== '').join(' · ');
  const label = isEmptyProvenance(told)
    ? formatMessage({ id: 'sources.ask' }, { name })
    : formatMessage({ id: 'sources.known' }, { name, source: known || told.note });
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Popover
      opened={isOpen}
      // A click beside it.
      onChange={(isWanted) => setOpen(isWanted || form.current?.canClose() === false)}
      position="bottom-end"
      width={300}
      shadow="md"
      trapFocus
      // Elements partly covered by the form are unreachable until it is closed.
      withOverlay
      overlayProps={{ backgroundOpacity: 0 }}
      closeOnEscape={false}
      withinPortal
    >
      <Popover.Target>
        <ActionIcon
          ref={button}
          variant={isEmptyProvenance(told) ? 'subtle' : 'light'}
          color={isEmptyProvenance(told) ? 'gray' : 'indigo'}
          size={26}
          aria-label={label}
          title={label}
          onClick={() => setOpen(!isOpen)}
        >
          <IconQuote size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-modal="true" aria-label={formatMessage({ id: 'sources.ask' }, { name })}>
        <p className={classes.question}>{formatMessage({ id: 'sources.ask' }, { name })}</p>
        <SourceForm place={place} handle={form} onDone={close} />
      </Popover.Dropdown>
    </Popover>
  );
}
