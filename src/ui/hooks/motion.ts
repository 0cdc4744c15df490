/** Whether things may move: the reader's setting goes before what the system asks for. */
export function motionAllowed(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'allow' || motion === 'reduce') return motion === 'allow';
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
