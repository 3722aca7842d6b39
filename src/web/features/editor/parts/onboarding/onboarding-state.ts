// Whether the dialog that generates a model was asked for, and in which template.
import { create } from 'zustand';

interface OnboardingState {
  readonly askedIn: string | null;
}

export const useOnboarding = create<OnboardingState>(() => ({ askedIn: null }));

export const openOnboarding = (uuid: string): void => useOnboarding.setState({ askedIn: uuid });
export const closeOnboarding = (): void => useOnboarding.setState({ askedIn: null });
