// Takes away what stands beside it.
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from '../look/onboarding.module.css';

interface DropButtonProps {
  readonly label: string;
  readonly onDrop: () => void;
}

export function DropButton({ label, onDrop }: DropButtonProps) {
  return (
    <ActionIcon
      className={classes.drop}
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      onClick={onDrop}
    >
      <IconX size={17} />
    </ActionIcon>
  );
}
