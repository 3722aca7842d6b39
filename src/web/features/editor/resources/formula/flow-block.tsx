// The numbers of a calculation under the heading that its author gave them; closed at first where the author wanted that.
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Formula } from '#template/template.ts';
import classes from './flow-block.module.css';

interface FlowBlockProps {
  readonly formula: Pick<Formula, 'subject' | 'showAssumptions'> | undefined;
  readonly children: ReactNode;
}

export function FlowBlock({ formula, children }: FlowBlockProps) {
  const header = formula?.subject?.header?.trim() || null;
  if (formula?.showAssumptions === false) return <ClosedBlock header={header}>{children}</ClosedBlock>;
  return (
    <>
      {header && <h4 className={classes.header}>{header}</h4>}
      {children}
    </>
  );
}

function ClosedBlock({ header, children }: { readonly header: string | null; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <UnstyledButton
        className={classes.switch ?? ''}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={14} aria-hidden="true" data-open={isOpen || undefined} />
        {header ?? <FormattedMessage id="items.numbers-of-calculation" />}
      </UnstyledButton>
      {isOpen && <div className={classes.numbers}>{children}</div>}
    </div>
  );
}
