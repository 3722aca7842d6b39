// Actions on a sheet while it is edited: buttons on wide screens, a menu on narrow ones.

import { Button } from '@mantine/core';
import { IconDice5, IconEraser, IconNumber0 } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { SectionMenu } from './actions/section-menu.tsx';
import { useSectionActions } from './actions/use-section-actions.ts';
import { AddToSection } from './add-to-section.tsx';
import classes from './edited-sheet.module.css';

export function EditTools({ sectionId }: { readonly sectionId: ResourceSectionId }) {
  const isNarrow = useIsNarrow();
  return (
    <div className={classes.tools}>
      {isNarrow ? <SectionMenu sectionId={sectionId} /> : <Buttons sectionId={sectionId} />}
      <AddToSection sectionId={sectionId} />
    </div>
  );
}

const look = { size: 'compact-sm', variant: 'subtle', color: 'gray' } as const;

function Buttons({ sectionId }: { readonly sectionId: ResourceSectionId }) {
  const { hasNumbers, refusal, clearNumbers, randomNumbers, clear } = useSectionActions(sectionId);
  const own = { ...look, disabled: refusal !== null, ...(refusal !== null && { title: refusal }) };
  return (
    <>
      {hasNumbers && (
        <>
          <Button {...own} leftSection={<IconNumber0 size={17} />} onClick={clearNumbers}>
            <FormattedMessage id="section.clear-numbers" />
          </Button>
          <Button {...own} leftSection={<IconDice5 size={15} />} onClick={randomNumbers}>
            <FormattedMessage id="section.random-numbers" />
          </Button>
        </>
      )}
      <Button {...own} leftSection={<IconEraser size={15} />} onClick={clear}>
        <FormattedMessage id="section.clear" />
      </Button>
    </>
  );
}
