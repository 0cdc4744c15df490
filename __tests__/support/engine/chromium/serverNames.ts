/** First segments of paths that servers answer themselves. As file names they hide files, at whatever depth. */
export const serverNames: ReadonlySet<string> = new Set(
  (
    'api oauth nodeinfo .well-known users objects activities notice tags inbox relay internal main ' +
    'ostatus_subscribe authorize_interaction auth media proxy mailer manifest.json socket live ' +
    'phoenix pleroma akkoma web embed user_exists check_password registration'
  ).split(' '),
);
