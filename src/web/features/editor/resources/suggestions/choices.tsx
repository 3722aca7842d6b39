// The suggestions of a section: any number of them, or one way of financing.
import type { ComponentProps } from 'react';
import { SingleChoice } from './single-choice.tsx';
import { SuggestionList } from './suggestion-list.tsx';

type ChoicesProps = ComponentProps<typeof SingleChoice>;

export const Choices = (props: ChoicesProps) =>
  props.sectionId === 'section_financing' ? <SingleChoice {...props} /> : <SuggestionList {...props} />;
