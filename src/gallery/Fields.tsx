/** All form fields: empty, filled, invalid and disabled. */
import { useState } from 'react';
import { Checkbox } from '@/ui/fields/Checkbox';
import { SearchIcon } from '@/ui/icons/icons';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { Select } from '@/ui/fields/Select';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { Specimen } from './Specimen';

const visibilities = [
  { value: 'public', label: 'Public', hint: 'For everyone to see' },
  { value: 'unlisted', label: 'Unlisted', hint: 'Not in public timelines' },
  { value: 'private', label: 'Followers only' },
  { value: 'direct', label: 'Direct', disabled: true },
] as const;

type Visibility = (typeof visibilities)[number]['value'];

export function Fields() {
  const [text, setText] = useState('');
  const [post, setPost] = useState('It grows with what is typed.\nLine by line.');
  const [visibility, setVisibility] = useState<Visibility>('public');
  const [checked, setChecked] = useState(true);
  return (
    <>
      <Specimen title="TextField" stacked>
        <TextField label="Username" value={text} onChange={setText} placeholder="ada" />
        <TextField label="Password" type="password" value="secret" onChange={setText} />
        <TextField
          label="Search"
          labelHidden
          type="search"
          icon={SearchIcon}
          placeholder="Search"
          value={text}
          onChange={setText}
        />
        <TextField
          label="Email"
          type="email"
          hint="Never shown to anybody."
          error="cannot be left blank"
          value=""
          onChange={setText}
        />
        <TextField label="Out of use" disabled value="as it is" onChange={setText} />
        <TextField label="Right to left" value="שלום עולם" onChange={setText} />
      </Specimen>
      <Specimen title="TextArea" stacked>
        <TextArea
          label="Post text"
          hint="At most five lines before it scrolls."
          maxRows={5}
          value={post}
          onChange={setPost}
        />
        <TextArea label="Bio" error="Too long" value="Much too long" onChange={setPost} />
      </Specimen>
      <Specimen title="Select" stacked>
        <Select
          label="Visibility"
          options={visibilities}
          value={visibility}
          onChange={setVisibility}
        />
        <Select
          label="Out of use"
          disabled
          options={visibilities}
          value={visibility}
          onChange={setVisibility}
        />
      </Specimen>
      <Specimen title="Checkbox" stacked>
        <Checkbox label="Sensitive media" checked={checked} onChange={setChecked} />
        <Checkbox
          label="With a hint"
          hint="Which is longer than its label and says what follows from it."
          checked={!checked}
          onChange={(value) => setChecked(!value)}
        />
        <Checkbox label="Some of them" checked={false} mixed onChange={setChecked} />
        <Checkbox label="Out of use" checked disabled onChange={setChecked} />
      </Specimen>
      <Specimen title="RadioGroup" stacked>
        <RadioGroup
          label="Visibility"
          options={visibilities}
          value={visibility}
          onChange={setVisibility}
        />
      </Specimen>
    </>
  );
}
