import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { CHANNELS } from '../../../contract/preferences.ts';
import { isAnyOn, isChannelOn, isTopicOn, type Topic } from '../../../machines/notification-preferences/flags.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { ToggleChip } from '../../ui/ToggleChip.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import type { SwitchesProps } from './notification-preferences-props.ts';
import { useTopicText } from './topic-text.ts';

/** The master switch, then each topic with its switch and a chip for each channel. */
export function Switches({ actor, flags, topics }: SwitchesProps) {
  const translate = useTranslate();
  const message = useSelector(actor, ({ context }) => context.message);
  const pressed = useSelector(actor, ({ context }) => context.pressed);
  return (
    <>
      {message && (
        <Banner tone="danger" role="alert" title={<FormattedMessage id="notification-preferences.saveFailed" />}>
          <MessageText message={message} />
        </Banner>
      )}
      <div className="rounded-tile border border-line bg-surface p-5 shadow-tile tablet:p-6">
        <Switch
          primary
          label={translate('notification-preferences.all')}
          description={translate('notification-preferences.all.text')}
          checked={isAnyOn(flags, topics)}
          settling={pressed === 'all'}
          onChange={(on) => actor.send({ type: 'all.switch', on })}
        />
        <ChannelsOfAll actor={actor} flags={flags} topics={topics} />
      </div>
      <ul className="divide-y divide-line rounded-tile border border-line bg-surface px-5 shadow-tile tablet:px-6">
        {topics.map((topic) => (
          <TopicRow key={topic} actor={actor} flags={flags} topic={topic} />
        ))}
      </ul>
    </>
  );
}

/** Each channel of all topics: "no text messages" is one press. */
function ChannelsOfAll({ actor, flags, topics }: SwitchesProps) {
  const translate = useTranslate();
  const topic = translate('notification-preferences.channelsOfAll');
  const pressed = useSelector(actor, ({ context }) => context.pressed);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 desktop:justify-end">
      <span aria-hidden className="me-1 w-full text-small text-muted tablet:w-auto">
        {topic}
      </span>
      {CHANNELS.map((channel) => {
        const text = translate(`notification-preferences.channel.${channel}`);
        return (
          <ToggleChip
            key={channel}
            label={translate('notification-preferences.channelOf', { topic, channel: text })}
            text={text}
            checked={isChannelOn(flags, channel, topics)}
            settling={pressed === `all${channel}`}
            onChange={(on) => actor.send({ type: 'channelOfAll.switch', channel, on })}
          />
        );
      })}
    </div>
  );
}

interface RowProps extends Pick<SwitchesProps, 'actor' | 'flags'> {
  readonly topic: Topic;
}

function TopicRow({ actor, flags, topic }: RowProps) {
  const translate = useTranslate();
  const name = translate(`notification-preferences.${topic}`);
  const text = useTopicText(topic);
  const pressed = useSelector(actor, ({ context }) => context.pressed);
  return (
    <li className="grid gap-3 py-5 desktop:grid-cols-[minmax(0,1fr)_auto] desktop:items-center desktop:gap-6 desktop:py-3.5">
      <Switch
        label={name}
        description={text}
        checked={isTopicOn(flags, topic)}
        settling={pressed === topic}
        onChange={(on) => actor.send({ type: 'topic.switch', topic, on })}
      />
      <div className="flex flex-wrap gap-2">
        {CHANNELS.map((channel) => {
          const text = translate(`notification-preferences.channel.${channel}`);
          return (
            <ToggleChip
              key={channel}
              label={translate('notification-preferences.channelOf', { topic: name, channel: text })}
              text={text}
              checked={flags[`${topic}${channel}`] === true}
              settling={pressed === `${topic}${channel}`}
              onChange={(on) => actor.send({ type: 'channel.switch', topic, channel, on })}
            />
          );
        })}
      </div>
    </li>
  );
}
