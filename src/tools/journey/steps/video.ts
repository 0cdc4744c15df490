/** The step for a video with a picture of one's own, where the server takes one. */
import { readFileSync } from 'node:fs';
import { inProject } from '@/tools/project';
import { fieldsOf } from '@/lib/values/fields';
import { rowsOf } from '../server';
import {
  button,
  chooseFile,
  composer,
  goHome,
  isEmptied,
  isFor,
  picture,
  posted,
  textOf,
} from '../pageObjects';
import { Absent, check, type Step } from '../runJourney';

const film = () => ({
  name: 'pond.webm',
  mimeType: 'video/webm',
  buffer: readFileSync(inProject('src/demo/pictures/clip.webm')),
});

export const withThumbnail: Step = {
  name: 'posting a video with a thumbnail',
  run: async (traveller) => {
    const { page, mark } = traveller;
    const words = `A film ${mark}`;
    await goHome(traveller);
    const form = composer(page);
    await textOf(form).fill(words);
    await isFor(form, 'Public');
    await chooseFile(page, button(form, 'Add media'), film());
    await form.getByText('1 file uploaded').waitFor({ state: 'attached' });
    await button(form, 'Describe and edit').click();
    const dialog = page.getByRole('dialog', { name: 'Describe and edit' });
    await button(dialog, 'Replace file').waitFor();
    const thumbnail = dialog.getByRole('region', { name: 'Thumbnail' });
    if ((await thumbnail.count()) === 0) {
      await button(dialog, 'Close').click();
      await button(form, 'Remove attachment').click();
      await textOf(form).fill('');
      throw new Absent('the server takes no pictures of videos');
    }
    await chooseFile(page, button(thumbnail, 'Choose picture'), picture);
    await button(thumbnail, 'Remove thumbnail').waitFor();
    await button(dialog, 'Done').click();
    await dialog.waitFor({ state: 'detached' });
    const sending = page.waitForRequest(
      (one) => one.method() === 'PUT' && /\/api\/v1\/media\//.test(one.url()),
    );
    await button(form, 'Post').click();
    const answer = fieldsOf(await (await (await sending).response())?.json());
    const [file] = rowsOf((await posted(traveller, words)).media_attachments).map(fieldsOf);
    check(typeof file?.preview_url === 'string', 'the video has no picture');
    check(file?.preview_url === answer.preview_url, 'it has not the picture that was sent');
    check(file?.preview_url !== file?.url, 'its picture is the video itself');
    await isEmptied(form);
  },
};
