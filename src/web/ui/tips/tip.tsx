// Gives an element a few words that appear beside it; the page's one bubble shows them.
import { cloneElement, type ReactElement } from 'react';

interface TipProps {
  readonly label: string;
  readonly children: ReactElement<{ readonly 'data-tip'?: string }>;
}

export const Tip = ({ label, children }: TipProps) => cloneElement(children, { 'data-tip': label });
