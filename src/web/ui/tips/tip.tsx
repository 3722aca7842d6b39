// Gives an element a tooltip; the page's one tooltip shows its text.
import { cloneElement, type ReactElement } from 'react';

interface TipProps {
  readonly label: string;
  readonly children: ReactElement<{ readonly 'data-tip'?: string }>;
}

export const Tip = ({ label, children }: TipProps) => cloneElement(children, { 'data-tip': label });
