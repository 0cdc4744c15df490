/** The viewer comes when somebody is about to use it: pointing at a picture fetches it ahead. */
export const loadViewer = () => import(/* webpackChunkName: "viewer" */ './viewer/MediaViewer');

/** What fails now is tried again, and told, when the viewer is wanted. */
export function fetchViewerAhead(): void {
  loadViewer().catch(() => undefined);
}
