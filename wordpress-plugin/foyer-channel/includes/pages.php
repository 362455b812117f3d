<?php
/**
 * What a visitor reads beside any theme: the text of the post, and under it the facts of its kind, the pictures and
 * the way to book. No template is replaced; a theme that shows these itself takes them away with the filter
 * foyer_channel_page_parts. Everything printed here is escaped here, wherever it came from.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

/** The kind of a post of ours, or null. */
function kind_of(?\WP_Post $post): ?string
{
    $type = $post ? array_search($post->post_type, POST_TYPES, true) : false;
    return $type === false ? null : $type;
}

/** Hooked to the_content: only on the page of the post itself, not in summaries, feeds or lists. */
function page_content(string $content): string
{
    $post = get_post();
    $type = kind_of($post);
    $shown = $type !== null
        && is_singular(POST_TYPES[$type])
        && get_queried_object_id() === $post->ID
        && !post_password_required($post)
        && !doing_filter('get_the_excerpt');
    if (!$shown) {
        return $content;
    }
    $meta = read_meta($post->ID, $type);
    $parts = apply_filters(
        'foyer_channel_page_parts',
        array(
            'facts' => facts_html($type, $meta),
            'gallery' => gallery_html($post),
            'booking' => booking_html($type, $meta),
            'languages' => languages_html($post),
        ),
        $post,
        $type
    );
    return $content . implode('', array_filter($parts, 'is_string'));
}

function facts_html(string $type, array $meta): string
{
    $rows = $type === 'property' ? property_facts($meta) : ($type === 'event' ? event_facts($meta) : array());
    $html = '';
    foreach (array_filter($rows) as $label => $value) {
        $html .= sprintf('<dt>%s</dt><dd>%s</dd>', esc_html($label), $value);
    }
    return $html === '' ? '' : "<dl class=\"foyer-facts\">$html</dl>";
}

/** Rows of label and escaped markup. */
function property_facts(array $meta): array
{
    $policies = '';
    foreach ($meta['policies_links'] ?? array() as $link) {
        $policies .= sprintf('<li>%s</li>', link_html($link, (string) preg_replace('#^https?://#', '', $link)));
    }
    $email = $meta['email'] ?? '';
    $stars = $meta['star_rating'] ?? 0;
    return array(
        __('Address', 'foyer-channel') => place_html($meta),
        __('Stars', 'foyer-channel') => $stars ? esc_html((string) $stars) : '',
        __('Email', 'foyer-channel') => $email === ''
            ? ''
            : sprintf('<a href="%s">%s</a>', esc_url("mailto:$email"), esc_html($email)),
        __('Policies', 'foyer-channel') => $policies === '' ? '' : "<ul>$policies</ul>",
    );
}

function event_facts(array $meta): array
{
    $states = array(
        'cancelled' => __('Cancelled', 'foyer-channel'),
        'postponed' => __('Postponed', 'foyer-channel'),
        'moved' => __('Moved', 'foyer-channel'),
    );
    return array(
        __('Status', 'foyer-channel') => esc_html($states[$meta['event_status'] ?? ''] ?? ''),
        __('Date', 'foyer-channel') => moment_html($meta, 'event_start_date'),
        __('Until', 'foyer-channel') => moment_html($meta, 'event_end_date'),
        __('Venue', 'foyer-channel') => esc_html($meta['venue_name'] ?? ''),
        __('Address', 'foyer-channel') => place_html($meta),
        __('Tickets', 'foyer-channel') => link_html($meta['ticket_url'] ?? '', __('Tickets', 'foyer-channel')),
    );
}

function place_html(array $meta): string
{
    $lines = array_filter(array($meta['address'] ?? '', $meta['city'] ?? '', $meta['country'] ?? ''));
    return esc_html(implode(', ', $lines));
}

/** A moment in the zone of the event; without the hour where it lasts all day or the hour is not known. */
function moment_html(array $meta, string $name): string
{
    $given = $meta[$name] ?? '';
    try {
        $zone = new \DateTimeZone($meta['time_zone'] ?? 'UTC');
        $time = $given === '' ? null : (new \DateTimeImmutable($given, $zone))->setTimezone($zone);
    } catch (\Exception $unknown) {
        $time = null;
    }
    if (!$time) {
        return esc_html($given);
    }
    $whole = strlen($given) === 10 || !empty($meta['all_day']) || ($meta['time_known'] ?? true) === false;
    $format = $whole ? get_option('date_format') : get_option('date_format') . ' ' . get_option('time_format');
    return sprintf(
        '<time datetime="%s">%s</time>',
        esc_attr($whole ? $time->format('Y-m-d') : $time->format('c')),
        esc_html(wp_date($format, $time->getTimestamp(), $zone))
    );
}

function link_html(string $url, string $label): string
{
    // WordPress drops these three from an address; encoded they stay what they were.
    $encoded = strtr($url, array('{' => '%7B', '}' => '%7D', '^' => '%5E'));
    $safe = esc_url($encoded, array('http', 'https'));
    return $safe === '' ? '' : sprintf('<a href="%s" rel="noopener">%s</a>', $safe, esc_html($label));
}

function gallery_html(\WP_Post $post): string
{
    $html = '';
    foreach (gallery_of($post) as $picture) {
        $html .= '<li>' . wp_get_attachment_image($picture['post'], 'large') . '</li>';
    }
    return $html === '' ? '' : "<ul class=\"foyer-gallery\" style=\"list-style:none;padding:0\">$html</ul>";
}

/** The label comes from the booking settings of the site. */
function booking_html(string $type, array $meta): string
{
    $settings = settings_of('booking-component')['value'];
    $label = is_array($settings) && is_string($settings['label'] ?? null) ? trim($settings['label']) : '';
    $link = link_html($meta['reservation_link'] ?? '', $label === '' ? __('Book now', 'foyer-channel') : $label);
    return $link === '' ? '' : "<p class=\"foyer-booking\">$link</p>";
}

function languages_html(\WP_Post $post): string
{
    $html = '';
    foreach (other_languages($post) as $language => $other) {
        $html .= sprintf(
            '<li><a href="%s" hreflang="%s" lang="%2$s">%s</a></li>',
            esc_url(get_permalink($other)),
            esc_attr($language),
            esc_html($other->post_title)
        );
    }
    return $html === '' ? '' : "<ul class=\"foyer-languages\">$html</ul>";
}
