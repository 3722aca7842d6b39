// A link to another form of the dialog, alone or within a sentence.
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

interface ModeLinkProps {
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

export function ModeLink({ onFollow, children }: ModeLinkProps) {
  return (
    <Anchor component="button" type="button" fz="sm" fw={550} onClick={onFollow}>
      {children}
    </Anchor>
  );
}

interface ModeSentenceProps {
  /** With its link between tags of that name. */
  readonly words: MessageDescriptor;
  readonly align?: 'start' | 'center';
  readonly onFollow: () => void;
}

export function ModeSentence({ words, align = 'center', onFollow }: ModeSentenceProps) {
  const link = (text: ReactNode) => (
    <ModeLink key="link" onFollow={onFollow}>
      {text}
    </ModeLink>
  );
  return (
    <Text size="sm" ta={align}>
      <FormattedMessage {...words} values={{ link }} />
    </Text>
  );
}
