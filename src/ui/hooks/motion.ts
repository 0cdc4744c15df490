/** True if animations are allowed: the user's setting overrides the system's preference. */
export function motionAllowed(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'allow' || motion === 'reduce') return motion === 'allow';
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
