// A link that looks like a button; it stays a link, so it opens in a new tab and is read as one.
import { Button, type ButtonProps } from '@mantine/core';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

interface AnchorButtonProps
  extends ButtonProps,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

function AnchorButton(props: AnchorButtonProps) {
  return <Button component="a" {...props} />;
}

const RouterButton = createLink(AnchorButton);

export const LinkButton: LinkComponent<typeof AnchorButton> = (props) => <RouterButton {...props} />;
