<?php
/**
 * What search engines read of our pages: the language, the description and the same page in other languages.
 * Says nothing on pages that are not ours.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

/** The post whose page is shown, if it is one of ours. */
function shown_post(): ?\WP_Post
{
    $post = is_singular(array_values(POST_TYPES)) ? get_queried_object() : null;
    return $post instanceof \WP_Post ? $post : null;
}

function language_of(\WP_Post $post): string
{
    return (string) get_post_meta($post->ID, 'language', true);
}

/** Hooked to language_attributes: the page's own language takes the place of the site's. */
function page_language(string $attributes): string
{
    $post = shown_post();
    $language = $post ? language_of($post) : '';
    return $language === ''
        ? $attributes
        : (string) preg_replace('/\blang="[^"]*"/', sprintf('lang="%s"', esc_attr($language)), $attributes);
}

function page_head(): void
{
    $post = shown_post();
    if (!$post) {
        return;
    }
    $description = (string) get_post_meta($post->ID, 'description', true);
    if ($description !== '') {
        printf("<meta name=\"description\" content=\"%s\">\n", esc_attr($description));
    }
    $others = other_languages($post);
    foreach ($others ? array(language_of($post) => $post) + $others : array() as $language => $page) {
        printf(
            "<link rel=\"alternate\" hreflang=\"%s\" href=\"%s\">\n",
            esc_attr($language),
            esc_url(get_permalink($page))
        );
    }
}

/** Published posts of the same kind and group, by language; the latest where a language has two. */
function other_languages(\WP_Post $post): array
{
    $group = (string) get_post_meta($post->ID, 'translation_group', true);
    $found = $group === '' ? array() : get_posts(array(
        'post_type' => $post->post_type,
        'post_status' => 'publish',
        'numberposts' => 60,
        'orderby' => 'ID',
        'order' => 'ASC',
        'exclude' => array($post->ID),
        'meta_key' => 'translation_group',
        'meta_value' => $group,
    ));
    $languages = array();
    foreach ($found as $other) {
        $languages[language_of($other)] = $other;
    }
    unset($languages[language_of($post)], $languages['']);
    return $languages;
}
