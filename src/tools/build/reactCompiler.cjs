/**
 * The React Compiler as a plugin for Babel 8. It asks whether a target is an `LVal`; in Babel 8,
 * targets with a default no longer are, and so it leaves out every component with a default for a
 * property: https://github.com/react/react/issues/37406. While it runs, they count as before.
 */
const path = require('node:path');
const compiler = require('babel-plugin-react-compiler').default;

const root = path.resolve(__dirname, '../../..');

/**
 * Files of the first load whose components with defaults stay as they are: compiled, all of these
 * would add 5 kB to it, and most are so small that they have nothing to remember.
 */
const small = [
  'src/app/deferred/DeferredComposer.tsx',
  'src/app/layout/panels/Panel.tsx',
  'src/components/discovery/SearchBar.tsx',
  'src/components/people/card/UserLink.tsx',
  'src/components/session/navigation/NavigationGroups.tsx',
  'src/components/session/navigation/NavigationRow.tsx',
  'src/components/statuses/actions/StatusActions.tsx',
  'src/components/statuses/card/StatusCard.tsx',
  'src/components/statuses/embeds/LinkPreview.tsx',
  'src/components/statuses/engagement/StatusReactions.tsx',
  'src/components/statuses/lines/ReplyLine.tsx',
  'src/components/statuses/media/GalleryPlaceholders.tsx',
  'src/components/statuses/text/RichText.tsx',
  'src/components/timelines/HeadingMenus.tsx',
  'src/ui/buttons/Button.tsx',
  'src/ui/buttons/GlyphButton.tsx',
  'src/ui/buttons/IconButton.tsx',
  'src/ui/buttons/LinkButton.tsx',
  'src/ui/deferred/deferredComponent.tsx',
  'src/ui/feedback/Badge.tsx',
  'src/ui/feedback/NoticeRegion.tsx',
  'src/ui/feedback/Skeleton.tsx',
  'src/ui/feedback/Spinner.tsx',
  'src/ui/images/Avatar.tsx',
  'src/ui/images/StillImage.tsx',
  'src/ui/list/ListFooter.tsx',
  'src/ui/structure/ScreenHeading.tsx',
  'src/ui/text/RelativeTime.tsx',
  'src/ui/text/UserName.tsx',
  'src/virtualList/WindowedFeed.tsx',
];

/** The compiler's reason for leaving out a component with defaults. */
const HAS_DEFAULTS = /got: AssignmentPattern$/;

/** Runs the work while targets with a default count as targets. */
function withDefaults({ constructor: { prototype } }, work) {
  const { isLVal } = prototype;
  prototype.isLVal = function (options) {
    return isLVal.call(this, options) || this.isAssignmentPattern(options);
  };
  try {
    work();
  } finally {
    prototype.isLVal = isLVal;
  }
}

/** Whatever else cannot be compiled stops the build; `'use no memo'` in a function leaves it out. */
function compileSmall(program, { file, filename, opts }, enter) {
  const faults = [];
  const logEvent = (_file, { kind, detail }) => {
    if (kind === 'CompileError' && !HAS_DEFAULTS.test(detail.reason)) faults.push(detail);
  };
  enter(program, {
    file,
    filename,
    opts: { ...opts, panicThreshold: 'none', logger: { logEvent } },
  });
  if (faults[0]) throw new Error(faults[0].reason);
}

module.exports = (babel) => {
  const plugin = compiler(babel);
  const { enter } = plugin.visitor.Program;
  return {
    ...plugin,
    visitor: {
      Program(program, pass) {
        const file = path.relative(root, pass.filename ?? '').replaceAll('\\', '/');
        if (small.includes(file)) compileSmall(program, pass, enter);
        else withDefaults(program, () => enter(program, pass));
      },
    },
  };
};
