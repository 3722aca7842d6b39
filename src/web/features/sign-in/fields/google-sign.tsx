// Google's logo, in the four colors required by its sign-in guidelines.

export function GoogleSign() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" strokeWidth="4.4" aria-hidden="true">
      <path d="M18.6 5.4A9.3 9.3 0 0 0 3.9 7.5" stroke="#ea4335" />
      <path d="M3.9 7.5a9.3 9.3 0 0 0 0 9" stroke="#fbbc05" />
      <path d="M3.9 16.5a9.3 9.3 0 0 0 13.9 2.6" stroke="#34a853" />
      <path d="M17.8 19.1a9.3 9.3 0 0 0 3.5-7.1H12" stroke="#4285f4" />
    </svg>
  );
}
